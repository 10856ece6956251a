import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import type { Env } from '../env.ts';
import { fullDisks } from '../health/details.ts';
import type { Services } from '../services.ts';
import type { Notification, NotificationKind } from './points.ts';

/** A problem of the site itself, emailed until it is solved (`alert.ts`). */
export interface Trouble {
  kind: NotificationKind;
  /** Remembers that an email went out, beside the database: what fails may be the folder of the backups. */
  file: string;
  /** A further mailbox. */
  alsoTo?(env: Env): string | undefined;
  /** Null when nothing is wrong. `failure`: the cause just now. */
  find(services: Services, failure?: string): Promise<(() => Notification) | null>;
  isOver(): Notification;
  /** When there will be another email. */
  advice(): string;
}

const dashboard = () => ({ path: '/only-us/dashboard', button: localize('Open the dashboard') });

/** Such as 'database, uploads', in the language of the reader. */
export function wordsOf(holds: string[]): string {
  const words: Record<string, string> = {
    ...{ database: localize('database'), uploads: localize('uploads'), backups: localize('backups') },
  };
  return holds.map((each) => words[each]).join(', ');
}

export const diskTrouble: Trouble = {
  file: 'disk-alert.json',
  async find({ env }) {
    const disks = await fullDisks(env);
    if (disks.length === 0) return null;
    return () => ({
      ...{ title: localize('The disk is nearly full'), ...dashboard() },
      text: [
        ...disks.map(({ holds, megabytes }) =>
          localize('The disk with {holds} has only {megabytes} MB left.', {
            holds: wordsOf(holds),
            megabytes,
          }),
        ),
        localize('Free up space or enlarge the disk: once it’s full, the site can’t save anything.'),
      ].join('\n\n'),
    });
  },
  isOver: () => ({
    title: localize('The disk has room again'),
    text: localize('There is enough free space. You don’t have to do anything.'),
    ...dashboard(),
  }),
  advice: () => localize('You get this email at most once a day, and one more when there is room again.'),
  kind: {
    name: 'disks',
    label: 'Disk nearly full',
    hint: 'Little room is left for the database, the uploads or the backups.',
    byDefault: () => 'office',
    isFor: (_db, person) => may(person, 'manage', 'settings'),
    describe: async (services) => (await diskTrouble.find(services))?.() ?? null,
  },
};

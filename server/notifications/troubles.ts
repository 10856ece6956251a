import { formatDateTime } from '#lib/dates.ts';
import { interfaceLanguage, say } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { backupFolder } from '../backup/paths.ts';
import { readReport } from '../backup/status.ts';
import { fullDisks } from '../health/details.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../site/settings.ts';
import type { Notification, NotificationKind } from './points.ts';

/** Something that goes wrong with the site itself, and that an email says until it works again (`alert.ts`). */
export interface Trouble {
  kind: NotificationKind;
  /** Where it is noted that an email went out, beside the database: what fails may be the folder of the backups. */
  file: string;
  /** What is wrong, in the language of the reader at that time; null when nothing is. `failure`: why it failed just now. */
  find(services: Services, failure?: string): Promise<(() => Notification) | null>;
  isOver(): Notification;
  /** When there will be another email. */
  advice(): string;
}

const twoDays = 2 * 24 * 60 * 60 * 1000;

const backupScreen = () => ({ path: '/only-us/backups', button: say('Open the backups') });

/** Backups that fail, can't be sent off-site, or haven't been made for two days. */
export const backupTrouble: Trouble = {
  file: 'backup-alert.json',
  async find({ env, db, now, openedAt }, failure) {
    const { made, failed, sendFailed } = await readReport(backupFolder(env));
    const { timeZone } = readSettings(db);
    const newest = () => {
      if (!made) return say('There is no backup yet.');
      const at = formatDateTime(new Date(made.at), timeZone, interfaceLanguage());
      return say('The newest backup is from {at}.', { at });
    };
    const found = (write: (newest: string) => string) => () => ({
      ...{ title: say('Backups need attention'), ...backupScreen() },
      text: write(newest()),
    });
    const why = failure ?? failed?.why;
    if (why) return found((last) => `${say('The last backup failed: {why}', { why })}\n\n${last}`);
    if (now().getTime() - (made ? Date.parse(made.at) : openedAt.getTime()) > twoDays)
      return found((last) => `${say('There has been no backup for two days.')} ${last}`);
    if (!sendFailed) return null;
    const { why: notSent } = sendFailed;
    return found((last) => {
      const sending = say('The last backup could not be sent off-site: {why}', { why: notSent });
      return `${sending}\n\n${say('It is safe on the server.')} ${last}`;
    });
  },
  isOver: () => ({
    title: say('Backups work again'),
    text: say('The last backup was made and verified. You don’t have to do anything.'),
    ...backupScreen(),
  }),
  advice: () =>
    say(
      'It is retried every hour. You get this email at most once a day, and one more when backups work again.',
    ),
  kind: {
    name: 'backups',
    label: 'Failed backups',
    hint: 'Also backups that can’t be sent off-site, or haven’t been made for two days.',
    // The mailbox there gets them instead.
    byDefault: ({ ALERT_EMAIL }) => (ALERT_EMAIL ? 'office' : 'mail'),
    isFor: (_db, person) => may(person, 'manage', 'settings'),
    describe: async (services) => (await backupTrouble.find(services))?.() ?? null,
  },
};

const dashboard = () => ({ path: '/only-us/dashboard', button: say('Open the dashboard') });

/** What a disk holds, in the language of the reader: 'database, uploads'. */
export function wordsOf(holds: string[]): string {
  const words: Record<string, string> = {
    ...{ database: say('database'), uploads: say('uploads'), backups: say('backups') },
  };
  return holds.map((each) => words[each]).join(', ');
}

/** Disks with little room. */
export const diskTrouble: Trouble = {
  file: 'disk-alert.json',
  async find({ env }) {
    const disks = await fullDisks(env);
    if (disks.length === 0) return null;
    return () => ({
      ...{ title: say('The disk is nearly full'), ...dashboard() },
      text: [
        ...disks.map(({ holds, megabytes }) =>
          say('The disk with {holds} has only {megabytes} MB left.', { holds: wordsOf(holds), megabytes }),
        ),
        say('Delete what nobody needs, or make it larger: on a full disk the site can’t save anything.'),
      ].join('\n\n'),
    });
  },
  isOver: () => ({
    title: say('The disk has room again'),
    text: say('There is enough free space. You don’t have to do anything.'),
    ...dashboard(),
  }),
  advice: () => say('You get this email at most once a day, and one more when there is room again.'),
  kind: {
    name: 'disks',
    label: 'Disk nearly full',
    hint: 'Little room is left for the database, the uploads or the backups.',
    byDefault: () => 'office',
    isFor: (_db, person) => may(person, 'manage', 'settings'),
    describe: async (services) => (await diskTrouble.find(services))?.() ?? null,
  },
};

export const troubles = [backupTrouble, diskTrouble];

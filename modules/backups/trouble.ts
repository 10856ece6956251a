import { readSettings } from '#database/site-settings.ts';
import { formatDateTime } from '#lib/dates.ts';
import { interfaceLanguage, localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import type { Signed } from '#server/context.ts';
import type { Trouble } from '#server/notifications/troubles.ts';
import { backupFolder } from '#server/process/paths.ts';
import type { Attention } from '#server/site/points.ts';
import { isTooOld, readBackupStatus, readReport } from './status.ts';

// Reports failed backups on the dashboard and by email.

const screen = '/only-us/backups';

export async function backupAttention(context: Signed): Promise<Attention[]> {
  if (!may(context.user, 'manage', 'settings')) return [];
  const { failed, isOld, offSite } = await readBackupStatus(context);
  const about = { title: localize('Backup'), area: localize('Site'), route: screen, urgent: true };
  const spoken = ({ at, why }: { at: Date; why: string }) => {
    return { date: spokenTime(at, context.settings.timeZone, context.now()), why };
  };
  const notSent = offSite?.failed;
  const reasons = [
    failed && localize('failed {date}: {why}', spoken(failed)),
    !failed && isOld && localize('is more than two days old.'),
    notSent && localize('couldn’t be sent off-site {date}: {why}', spoken(notSent)),
  ];
  return reasons.flatMap((why) => (why ? [{ ...about, why }] : []));
}

const backupScreen = () => ({ path: screen, button: localize('Open the backups') });

/** Backups that fail, can't be sent off-site, or haven't been made for two days. */
export const backupTrouble: Trouble = {
  file: 'backup-alert.json',
  alsoTo: ({ ALERT_EMAIL }) => ALERT_EMAIL,
  async find({ env, db, now, openedAt }, failure) {
    const { made, failed, sendFailed } = readReport(backupFolder(env));
    const { timeZone } = readSettings(db);
    const why = failure ?? failed?.why;
    const isOld = isTooOld(made?.at ?? openedAt, now());
    const notSent = sendFailed?.why ?? '';
    if (!why && !isOld && !sendFailed) return null;
    const problem = () => {
      if (why) return `${localize('The last backup failed: {why}', { why })}\n\n`;
      if (isOld) return `${localize('There has been no backup for two days.')} `;
      const sending = localize('The last backup could not be sent off-site: {why}', { why: notSent });
      return `${sending}\n\n${localize('It is safe on the server.')} `;
    };
    const newest = () => {
      if (!made) return localize('There is no backup yet.');
      const at = formatDateTime(made.at, timeZone, interfaceLanguage());
      return localize('The newest backup is from {at}.', { at });
    };
    return () => ({
      ...{ title: localize('Backups need attention'), ...backupScreen() },
      text: problem() + newest(),
    });
  },
  isOver: () => ({
    title: localize('Backups work again'),
    text: localize('The last backup was made and verified. You don’t have to do anything.'),
    ...backupScreen(),
  }),
  advice: () =>
    localize(
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

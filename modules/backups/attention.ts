import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import type { Signed } from '#server/context.ts';
import type { Attention } from '#server/site/points.ts';
import { readBackupStatus } from './status.ts';

type Status = Pick<Awaited<ReturnType<typeof readBackupStatus>>, 'failed' | 'isOld' | 'offSite'>;

export async function backupAttention(context: Signed): Promise<Attention[]> {
  if (!may(context.user, 'manage', 'settings')) return [];
  const { timeZone } = context.settings;
  return attentionIn(await readBackupStatus(context), (at) => spokenTime(at, timeZone, context.now()));
}

export function attentionIn({ failed, isOld, offSite }: Status, dateOf: (at: Date) => string): Attention[] {
  const about = {
    title: localize('Backup'),
    area: localize('Site'),
    route: '/only-us/backups',
    urgent: true,
  };
  const spoken = ({ at, why }: { at: Date; why: string }) => ({ date: dateOf(at), why });
  const notSent = offSite?.failed;
  const reasons = [
    failed && localize('failed {date}: {why}', spoken(failed)),
    !failed && isOld && localize('is more than two days old.'),
    notSent && localize('couldn’t be sent off-site {date}: {why}', spoken(notSent)),
  ];
  return reasons.flatMap((why) => (why ? [{ ...about, why }] : []));
}

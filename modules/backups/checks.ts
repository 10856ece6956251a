import { bad, type Finding, firstFew, good, note } from '#server/commands/command.ts';
import type { Env } from '#server/env.ts';
import type { HealthPart } from '#server/health/points.ts';
import { backupFolder } from '#server/process/paths.ts';
import { findDamagedUploads } from './archive/uploads-store.ts';
import { isTooOld, offSiteIsSet, type Report, readReport } from './status.ts';

/** For the doctor: whether there is a recent backup, verified and sent off-site, and somebody would be notified if not. */
export async function examineBackups(env: Env): Promise<Finding[]> {
  const folder = backupFolder(env);
  const report = readReport(folder);
  const now = new Date();
  const findings = [examineNewest(report, now), ...examineOffSite(env, report, now)];
  const { repaired } = report;
  if (repaired) {
    const what = `On ${timeOf(repaired)} stored copies of uploads were damaged (${repaired.count}) and made again`;
    findings.push(note(`${what}. If it happens again, the disk of ${folder} is failing.`));
  }
  const damaged = await findDamagedUploads(folder);
  if (damaged.length > 0) {
    findings.push(bad(`Stored uploads in ${folder} are damaged: ${firstFew(damaged)}. ${madeAgain}`));
  }
  if (!env.EMAIL_SERVER && env.BACKUP_AT !== 'off') {
    findings.push(note('EMAIL_SERVER is not set, so nobody gets an email when a backup fails.'));
  }
  return findings;
}

const madeAgain = 'The next nightly backup copies them again, if the site still has them.';

function examineNewest({ made, verified, failed }: Report, now: Date): Finding {
  if (failed) return bad(`The last backup failed (${failed.why}).`);
  if (!made) return note('There is no backup yet. Create one: npm run site -- backup');
  if (isTooOld(made.at, now)) return bad(`The last backup is from ${timeOf(made)}.`);
  if (verified?.file !== made.file)
    return bad(`The last backup, ${made.file}, was not verified by a restore.`);
  return good(`The last backup is from ${timeOf(made)}, verified by a restore.`);
}

function examineOffSite(env: Env, { sent, sentVerified, sendFailed }: Report, now: Date): Finding[] {
  if (!offSiteIsSet(env)) return [];
  if (sendFailed) return [bad(`The backups could not be sent off-site (${sendFailed.why}).`)];
  if (!sent) return [note('No backup was sent off-site yet. Send one: npm run site -- backup send')];
  if (isTooOld(sent.at, now)) return [bad(`The last backup was sent off-site on ${timeOf(sent)}.`)];
  const verified = sentVerified ? `verified there on ${timeOf(sentVerified)}` : 'never verified there';
  return [good(`The backups were sent off-site on ${timeOf(sent)}, ${verified}.`)];
}

const timeOf = ({ at }: { at: Date }) => at.toISOString();

export const backupHealth: HealthPart = {
  name: 'backup',
  async examine({ env, now, openedAt }) {
    const { made, verified, failed } = readReport(backupFolder(env));
    const isOld = isTooOld(made?.at ?? openedAt, now());
    const old = made ? 'The last backup is more than two days old.' : 'No backup has been made for two days.';
    const trouble = failed ? 'The last backup failed.' : isOld && old;
    return {
      problem: (env.BACKUP_AT !== 'off' && trouble) || null,
      facts: { madeAt: made?.at, verifiedAt: verified?.at, failedAt: failed?.at, failure: failed?.why },
    };
  },
};

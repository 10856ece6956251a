import { offSiteIsSet } from '../../backup/off-site/settings.ts';
import { backupFolder } from '../../backup/paths.ts';
import { findOldCopies, inMegabytes, oldAfter } from '../../backup/retention.ts';
import { type Report, readReport } from '../../backup/status.ts';
import { findDamagedUploads } from '../../backup/uploads-store.ts';
import type { Env } from '../../env.ts';
import { bad, type Finding, firstFew, good, note } from './finding.ts';

const twoDays = 48 * 60 * 60 * 1000;

/** Which old copies waste space until somebody removes them? */
export async function examineOldCopies(env: Env): Promise<Finding[]> {
  const copies = await findOldCopies(env, oldAfter);
  if (copies.length === 0) return [];
  const list = firstFew(copies.map((copy) => `${copy.path} (${inMegabytes([copy])})`));
  const command = '`npm run site -- clean-up` removes them';
  return [note(`Copies older than ${oldAfter} days take ${inMegabytes(copies)}: ${list}; ${command}.`)];
}

/** Is there a recent backup, was it verified and sent off-site, and would somebody be notified if not? */
export async function examineBackups(env: Env, now = new Date()): Promise<Finding[]> {
  const folder = backupFolder(env);
  const report = await readReport(folder);
  const findings = [examineNewest(report, now), ...examineOffSite(env, report, now)];
  const { repaired } = report;
  if (repaired) {
    const what = `On ${repaired.at} stored copies of uploads were damaged (${repaired.count}) and made again`;
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
  if (now.getTime() - Date.parse(made.at) > twoDays) return bad(`The last backup is from ${made.at}.`);
  if (verified?.file !== made.file)
    return bad(`The last backup, ${made.file}, was not verified by a restore.`);
  return good(`The last backup is from ${made.at}, verified by a restore.`);
}

function examineOffSite(env: Env, { sent, sentVerified, sendFailed }: Report, now: Date): Finding[] {
  if (!offSiteIsSet(env)) return [];
  if (sendFailed) return [bad(`The backups could not be sent off-site (${sendFailed.why}).`)];
  if (!sent) return [note('No backup was sent off-site yet. Send one: npm run site -- backup send')];
  if (now.getTime() - Date.parse(sent.at) > twoDays) {
    return [bad(`The last backup was sent off-site on ${sent.at}.`)];
  }
  const verified = sentVerified ? `verified there on ${sentVerified.at}` : 'never verified there';
  return [good(`The backups were sent off-site on ${sent.at}, ${verified}.`)];
}

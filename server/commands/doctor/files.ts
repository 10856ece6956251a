import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { readSiteId } from '#database/site-id.ts';
import { offSiteIsSet } from '../../backup/off-site/settings.ts';
import { backupFolder } from '../../backup/paths.ts';
import { findOldCopies, inMegabytes, oldAfter } from '../../backup/retention.ts';
import { type Report, readReport } from '../../backup/status.ts';
import { findDamagedUploads } from '../../backup/uploads-store.ts';
import { usesOf } from '../../content/files/file-uses.ts';
import type { Env } from '../../env.ts';
import { filesIn, mostLeftovers } from '../../files/orphans.ts';
import { checksum } from '../../files/sha256.ts';
import { type NamedFile, storedFiles } from '../../files/stored-files.ts';
import { littleRoom } from '../../health/details.ts';
import { foreignOwner } from '../../start/folder-owner.ts';
import { bad, type Finding, firstFew, good, note } from '../command.ts';

/** Does every row of `files` have its file, unchanged, and every file its row, and is there room for more? */
export async function examineFiles(env: Env, db: Database): Promise<Finding[]> {
  const folder = path.resolve(env.UPLOADS_DIR);
  if (!existsSync(folder)) return [bad(`The uploads folder ${folder} is missing.`)];
  const findings = [...(await examineStoredFiles(folder, db)), ...(await examineLeftovers(folder, db))];
  const database = realPathOf(db.$client.name);
  const foreign = foreignOwner(folder, { site: readSiteId(db.$client), database });
  if (foreign) findings.push(bad(`${foreign} Set UPLOADS_DIR to the folder of this site.`));
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) findings.push(bad(`${folder} is not writable.`));
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < littleRoom)
    findings.push(bad(`Only ${Math.floor(free / 1024 / 1024)} MB of the disk are free.`));
  return findings;
}

async function examineLeftovers(folder: string, db: Database): Promise<Finding[]> {
  const names = await filesIn(folder);
  // Read after the folder: an upload in progress gets its file first, then its row.
  const known = new Set(storedFiles(db).map((row) => row.filename));
  const strange = names.filter((name) => !known.has(name));
  if (strange.length === 0) return [];
  const sentence = `Files that the site doesn’t know: ${firstFew(strange)}.`;
  if (strange.length <= mostLeftovers(names.length)) {
    return [note(`${sentence} The next start moves those older than a day to .swept, for 30 days.`)];
  }
  const advice =
    'There are too many to be leftovers, so they stay. Is UPLOADS_DIR the folder of this database? ' +
    'If it is, `npm run site -- clean-up --older-than 1` moves them to .swept for 30 days.';
  return [note(`${sentence} ${advice}`)];
}

/** Reads every file that has a row, and compares it with the checksum recorded when it was stored. */
export async function examineStoredFiles(folder: string, db: Database): Promise<Finding[]> {
  const rows = storedFiles(db);
  const broken: string[] = [];
  for (const row of rows) {
    const wrong = await whatIsWrong(folder, row);
    // It may have been deleted or replaced since the rows were read.
    if (wrong && isKnown(db, row)) broken.push(describe(db, row, wrong));
  }
  if (broken.length > 0) {
    const advice = `Copy them from a backup into ${folder}, or replace them in the back office.`;
    return [bad(`Files are missing or damaged: ${firstFew(broken)}. ${advice}`)];
  }
  const unknown = rows.filter(({ keptSha256 }) => !keptSha256).length;
  const found = good(`All uploaded files are there and unchanged: ${rows.length}.`);
  return unknown === 0
    ? [found]
    : [found, note(`Of ${unknown} only the size is known, so damage may go unnoticed.`)];
}

async function whatIsWrong(folder: string, { filename, bytes, keptSha256 }: NamedFile) {
  try {
    const is = await checksum(path.join(folder, filename));
    if (is.bytes < bytes) return 'truncated';
    return is.bytes > bytes || (keptSha256 && is.sha256 !== keptSha256) ? 'damaged' : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? 'missing' : `can’t be read: ${code}`;
  }
}

function isKnown(db: Database, { filename }: NamedFile) {
  return storedFiles(db).some((row) => row.filename === filename);
}

function describe(db: Database, { id, filename, name }: NamedFile, wrong: string) {
  const places = usesOf(db, { role: 'administrator' }, id).map(({ title, route }) => `“${title}” (${route})`);
  const used = places.length > 0 ? `used by ${firstFew(places)}` : 'unused';
  return `${filename} (“${name}”, ${wrong}, ${used})`;
}

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

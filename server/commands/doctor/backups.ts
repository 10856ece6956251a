import { findOldCopies, inMegabytes, oldAfter } from '../../backup/old-copies.ts';
import { backupFolder } from '../../backup/places.ts';
import { readReport } from '../../backup/report.ts';
import type { Env } from '../../env.ts';
import { bad, type Finding, good, note, someOf } from './finding.ts';

const twoDays = 48 * 60 * 60 * 1000;

/** Which old copies take room that nobody frees by itself? */
export async function examineOldCopies(env: Env): Promise<Finding[]> {
  const copies = await findOldCopies(env, oldAfter);
  if (copies.length === 0) return [];
  const list = someOf(copies.map((copy) => `${copy.path} (${inMegabytes([copy])})`));
  const command = '`npm run site -- clean-up` removes them';
  return [note(`Copies older than ${oldAfter} days take ${inMegabytes(copies)}: ${list}; ${command}.`)];
}

/** Is there a backup that is not too old, and was it proven? */
export async function examineBackups(env: Env, now = new Date()): Promise<Finding[]> {
  const { made, proven, failed } = await readReport(backupFolder(env));
  if (failed) return [bad(`The last backup failed (${failed.why}).`)];
  if (!made) return [note('No backup was made yet. `npm run site -- backup` makes one.')];
  if (now.getTime() - Date.parse(made.at) > twoDays) return [bad(`The last backup is of ${made.at}.`)];
  if (proven?.file !== made.file) return [bad(`The last backup, ${made.file}, was not proven by a restore.`)];
  return [good(`The last backup is of ${made.at}, and proven.`)];
}

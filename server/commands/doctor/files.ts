import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { readSiteId } from '#database/site-id.ts';
import type { Env } from '../../env.ts';
import { filesIn, mostLeftovers } from '../../files/orphans.ts';
import { storedFiles } from '../../files/stored-files.ts';
import { littleRoom } from '../../health/disks.ts';
import { foreignOwner } from '../../start/folder-owner.ts';
import { bad, type Finding, firstFew, note } from './finding.ts';
import { examineStoredFiles } from './stored-files.ts';

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

import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { readSiteId } from '#database/site-id.ts';
import { usesOf } from '../../content/files/file-uses.ts';
import type { Env } from '../../env.ts';
import { filesIn, maxLeftovers } from '../../files/orphans.ts';
import { checksum } from '../../files/sha256.ts';
import { type NamedFile, storedFiles } from '../../files/stored-files.ts';
import { littleRoom } from '../../health/details.ts';
import { foreignOwner } from '../../process/folder-owner.ts';
import { bad, type Finding, firstFew, good, note } from '../command.ts';

export async function examineFiles(env: Env, db: Database): Promise<Finding[]> {
  const folder = path.resolve(env.UPLOADS_DIR);
  if (!existsSync(folder)) return [bad(`The uploads folder ${folder} is missing.`)];
  const findings = [...(await examineStoredFiles(folder, db)), ...(await examineLeftovers(folder, db))];
  const database = realPathOf(db.$client.name);
  const foreign = foreignOwner(folder, { site: readSiteId(db.$client), database });
  if (foreign) findings.push(bad(`${foreign} Set UPLOADS_DIR to the folder of this site.`));
  await access(folder, constants.W_OK).catch(() => findings.push(bad(`${folder} is not writable.`)));
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
  if (strange.length <= maxLeftovers(names.length)) {
    return [note(`${sentence} The next start moves those older than a day to .swept, for 30 days.`)];
  }
  const advice =
    'There are too many to be leftovers, so they stay. Is UPLOADS_DIR the folder of this database? ' +
    'If it is, `npm run site -- clean-up --older-than 1` moves them to .swept for 30 days.';
  return [note(`${sentence} ${advice}`)];
}

export async function examineStoredFiles(folder: string, db: Database): Promise<Finding[]> {
  const rows = storedFiles(db);
  const broken: string[] = [];
  for (const row of rows) {
    const wrong = await whatIsWrong(folder, row);
    // It may have been deleted or replaced since the rows were read.
    const isKnown = wrong && storedFiles(db).some(({ filename }) => filename === row.filename);
    if (isKnown) broken.push(describe(db, row, wrong));
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

function describe(db: Database, { id, filename, name }: NamedFile, wrong: string) {
  const places = usesOf(db, { role: 'administrator' }, id).map(({ title, route }) => `“${title}” (${route})`);
  const used = places.length > 0 ? `used by ${firstFew(places)}` : 'unused';
  return `${filename} (“${name}”, ${wrong}, ${used})`;
}

import path from 'node:path';
import type { Database } from '#database/client.ts';
import { usesOf } from '../../content/files/file-uses.ts';
import { checksum } from '../../files/sha256.ts';
import { type NamedFile, storedFiles } from '../../files/stored-files.ts';
import { bad, type Finding, firstFew, good, note } from './finding.ts';

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

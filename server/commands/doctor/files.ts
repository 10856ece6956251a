import { existsSync } from 'node:fs';
import { access, constants, readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Env } from '../../env.ts';
import { bad, type Finding, good, note, someOf } from './finding.ts';

const littleSpace = 500 * 1024 * 1024;

/** Has every row of `files` its file, every file its row, and is there room for more? */
export async function examineFiles(env: Env, db: Database): Promise<Finding[]> {
  const folder = path.resolve(env.UPLOADS_DIR);
  if (!existsSync(folder)) return [bad(`The folder of uploads, ${folder}, is not there.`)];
  const findings = [...(await examineRows(folder, db)), ...(await examineLeftovers(folder, db))];
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) findings.push(bad(`Nothing can be written into ${folder}.`));
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < littleSpace)
    findings.push(bad(`Only ${Math.floor(free / 1024 / 1024)} MB of the disk are free.`));
  return findings;
}

async function examineRows(folder: string, db: Database): Promise<Finding[]> {
  const rows = db.select().from(files).all();
  const broken: string[] = [];
  for (const { id, name, filename, bytes } of rows) {
    const size = await sizeOf(path.join(folder, filename));
    // It may have been deleted or replaced since the rows were read.
    const stillThere = size === bytes || db.select().from(files).where(eq(files.id, id)).get();
    if (size !== bytes && stillThere) broken.push(`${filename} (“${name}”)`);
  }
  if (broken.length === 0) return [good(`All uploaded files are there: ${rows.length}.`)];
  return [bad(`Files are missing or cut short: ${someOf(broken)}. Copy them from a backup into ${folder}.`)];
}

async function examineLeftovers(folder: string, db: Database): Promise<Finding[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  // Read after the folder: what is being uploaded gets its file first and its row then.
  const rows = db.select({ filename: files.filename }).from(files).all();
  const known = new Set(rows.map((row) => row.filename));
  const strange = names.filter((name) => !known.has(name));
  if (strange.length === 0) return [];
  return [
    note(`Files that the site doesn’t know: ${someOf(strange)}. The next start puts them aside for 30 days.`),
  ];
}

async function sizeOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;
// A crash leaves a few at most. More than that means that the database isn't the one that these files belong to.
const usualLeftovers = { atLeast: 5, share: 0.05 };

/** What a sweep came to. */
export interface Swept {
  /** Files that no row knows, which stay where they are because there are too many of them; else 0. */
  unknownFiles: number;
  /** How many were put aside. */
  putAside: number;
}

/**
 * Puts files that no row knows into `.swept/`, and deletes what has lain there for 30 days. A crash between writing
 * a file and its row leaves such a file; so does a database that was set back, and then the month is for second
 * thoughts: what a row knows comes back from there. Files of the last day stay, and all of them when they are more than
 * a few, unless `many` may go. With `begun`, the instant of a first start that was interrupted, everything goes that was written since then.
 */
export async function sweepOrphans(
  db: Database,
  folder: string,
  { begun, olderThan = day, many = false }: { begun?: Date; olderThan?: number; many?: boolean } = {},
): Promise<Swept> {
  const swept = path.join(folder, '.swept');
  await mkdir(swept, { recursive: true });
  const rows = db.select({ filename: files.filename }).from(files).all();
  const known = new Set(rows.map((row) => row.filename));
  const there = await filesIn(folder);
  const unknown = there.filter((name) => !known.has(name));
  const isLeftover = begun
    ? (written: number) => written >= begun.getTime()
    : (written: number) => written <= Date.now() - olderThan;
  const leftovers = await writtenWhen(folder, unknown, isLeftover);
  const tooMany = !begun && !many && leftovers.length > mostLeftovers(there.length);
  if (!tooMany) await putAside(folder, swept, leftovers);
  await bringBack(swept, folder, known);
  return tooMany
    ? { unknownFiles: leftovers.length, putAside: 0 }
    : { unknownFiles: 0, putAside: leftovers.length };
}

/** How many of so many files may be leftovers. */
export function mostLeftovers(count: number): number {
  return Math.max(usualLeftovers.atLeast, count * usualLeftovers.share);
}

/** The names of the files that are kept in an uploads folder: of all but what begins with a dot. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
}

async function writtenWhen(folder: string, names: string[], isMeant: (written: number) => boolean) {
  const meant = await Promise.all(
    names.map(async (name) => isMeant((await stat(path.join(folder, name))).mtimeMs)),
  );
  return names.filter((_, index) => meant[index]);
}

async function putAside(folder: string, swept: string, names: string[]) {
  const now = new Date();
  for (const name of names) {
    await rename(path.join(folder, name), path.join(swept, name));
    await utimes(path.join(swept, name), now, now);
  }
}

async function bringBack(swept: string, folder: string, known: Set<string>) {
  for (const name of await readdir(swept)) {
    const file = path.join(swept, name);
    if (known.has(name) && !existsSync(path.join(folder, name))) await rename(file, path.join(folder, name));
    else if (Date.now() - (await stat(file)).mtimeMs > keptFor) await rm(file, { force: true });
  }
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#database/client.ts';
import { storedFiles } from './stored-files.ts';

const day = 24 * 60 * 60 * 1000;
const keptFor = 30 * day;
// A crash leaves a few at most. More means that the database doesn't belong to these files.
const usualLeftovers = { atLeast: 5, share: 0.05 };

/**
 * Moves files without a row to `.swept/` for 30 days, and back once they have a row again: crashes and restores leave
 * such files. Those of the last day stay, and all when there are more than a few, unless `many`. `begun`: the start of
 * an interrupted first start, whose files all go.
 */
export async function sweepOrphans(
  db: Database,
  folder: string,
  { begun, olderThan = day, many = false }: { begun?: Date; olderThan?: number; many?: boolean } = {},
) {
  const swept = path.join(folder, '.swept');
  await mkdir(swept, { recursive: true });
  const known = new Set(storedFiles(db).map((row) => row.filename));
  const there = await filesIn(folder);
  const unknown = there.filter((name) => !known.has(name));
  const isLeftover = begun
    ? (written: number) => written >= begun.getTime()
    : (written: number) => written <= Date.now() - olderThan;
  const leftovers = await writtenWhen(folder, unknown, isLeftover);
  const tooMany = !begun && !many && leftovers.length > maxLeftovers(there.length);
  if (!tooMany) await putAside(folder, swept, leftovers);
  await bringBack(swept, folder, known);
  // Those that are too many stay in place.
  return tooMany
    ? { unknownFiles: leftovers.length, putAside: 0 }
    : { unknownFiles: 0, putAside: leftovers.length };
}

export function maxLeftovers(count: number): number {
  return Math.max(usualLeftovers.atLeast, count * usualLeftovers.share);
}

/** Names that don’t start with a dot. */
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

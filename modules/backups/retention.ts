import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import { type Finding, firstFew, note } from '#server/commands/command.ts';
import { oldAfter } from '#server/commands/points.ts';
import type { Env } from '#server/env.ts';
import { backupFolder, listBackups } from '#server/process/paths.ts';
import { restoreNames } from '#server/process/replace-database.ts';
import { removeUnnamedUploads } from './archive/uploads-store.ts';
import { lockBackups, nightlyBackupsIn } from './folder.ts';

// Leftovers of a killed backup in its folder.
const backupLeftovers = /^\.(backup|verify|fetch)-/;

/**
 * Removes what a killed backup left in its folder, and all but the newest `keep` nightly archives. The one just `made` stays even
 * when others have later names, from a clock that was wrong.
 */
export async function tidyBackups(folder: string, keep: number, made?: string): Promise<void> {
  const old = (await nightlyBackupsIn(folder)).slice(0, -keep).filter((archive) => archive !== made);
  const left = (await readdir(folder)).filter((name) => backupLeftovers.test(name));
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const archive of old) await rm(archive, { force: true });
}

export async function examineOldCopies(env: Env): Promise<Finding[]> {
  const copies = await findOldCopies(env, oldAfter);
  if (copies.length === 0) return [];
  const list = firstFew(copies.map(({ path, bytes }) => `${path} (${inMegabytes(bytes)})`));
  const all = inMegabytes(copies.reduce((sum, { bytes }) => sum + bytes, 0));
  const command = '`npm run site -- clean-up` removes them';
  return [note(`Copies older than ${oldAfter} days take ${all}: ${list}; ${command}.`)];
}

/** For `clean-up`: removes old copies, and stored uploads that no backup needs. Returns a line for each. */
export async function removeOldCopies(env: Env, days: number): Promise<string[]> {
  const folder = backupFolder(env);
  // Not during a backup: no manifest names its files yet.
  const release = existsSync(folder) ? lockBackups(folder) : () => undefined;
  try {
    const copies = await findOldCopies(env, days);
    for (const { path } of copies) await rm(path, { recursive: true, force: true });
    const removed = copies.map(({ path, bytes }) => `Removed ${path} (${inMegabytes(bytes)}).`);
    const bytes = existsSync(folder) ? await removeUnnamedUploads(folder) : 0;
    if (bytes === 0) return removed;
    return [...removed, `Removed stored uploads that no backup needs (${inMegabytes(bytes)}).`];
  } finally {
    release();
  }
}

// Archives made by hand, databases from before a restore, and what killed backups and restores left, when they are older than
// `days`. Never the newest archive.
async function findOldCopies(env: Env, days: number) {
  const backups = backupFolder(env);
  const [newest] = listBackups(env);
  const databaseFolder = path.dirname(realPathOf(databasePath(env.DATABASE_URL)));
  const candidates = await Promise.all([
    matching(new RegExp(`^vinci-.*\\.tar\\.gz$|${backupLeftovers.source}`), backups),
    matching(new RegExp(`^${restoreNames.before}`), databaseFolder),
    matching(/^\.restore-/, path.resolve(env.UPLOADS_DIR)),
  ]);
  const limit = Date.now() - days * 24 * 60 * 60 * 1000;
  const copies: { path: string; bytes: number }[] = [];
  for (const file of candidates.flat().filter((each) => each !== newest)) {
    if ((await stat(file)).mtimeMs <= limit) copies.push({ path: file, bytes: await bytesOf(file) });
  }
  return copies;
}

function inMegabytes(bytes: number) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

async function matching(names: RegExp, folder: string) {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => names.test(name)).map((name) => path.join(folder, name));
}

async function bytesOf(file: string): Promise<number> {
  const found = await stat(file);
  if (!found.isDirectory()) return found.size;
  const sizes = await Promise.all((await readdir(file)).map((name) => bytesOf(path.join(file, name))));
  return sizes.reduce((sum, each) => sum + each, 0);
}

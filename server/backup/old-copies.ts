import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import type { Env } from '../env.ts';
import { restoring } from './interrupted-restore.ts';
import { backupFolder, leftovers, listBackups } from './paths.ts';

/** Something that nobody removes by itself, and that takes room. */
export interface OldCopy {
  path: string;
  bytes: number;
}

/** After so many days a copy counts as old, unless somebody says otherwise. */
export const oldAfter = 30;

/**
 * Archives made by hand, databases from before a restore, and what killed backups and restores have left, when they are
 * older than so many days. The newest archive is never among them.
 */
export async function findOldCopies(env: Env, days: number, now = new Date()): Promise<OldCopy[]> {
  const backups = backupFolder(env);
  const [newest] = listBackups(env);
  const beside = path.dirname(realPathOf(databasePath(env.DATABASE_URL)));
  const found = await Promise.all([
    namesIn(backups, new RegExp(`^vinci-.*\\.tar\\.gz$|${leftovers.source}`)),
    namesIn(beside, new RegExp(`^${restoring.before}`)),
    namesIn(path.resolve(env.UPLOADS_DIR), /^\.restore-/),
  ]);
  const before = now.getTime() - days * 24 * 60 * 60 * 1000;
  const copies: OldCopy[] = [];
  for (const place of found.flat().filter((each) => each !== newest)) {
    if ((await stat(place)).mtimeMs <= before) copies.push({ path: place, bytes: await bytesOf(place) });
  }
  return copies;
}

export async function removeOldCopy({ path: place }: OldCopy): Promise<void> {
  await rm(place, { recursive: true, force: true });
}

/** Bytes for people. */
export function inMegabytes(copies: OldCopy[]): string {
  return `${(copies.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;
}

async function namesIn(folder: string, names: RegExp) {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => names.test(name)).map((name) => path.join(folder, name));
}

async function bytesOf(place: string): Promise<number> {
  const { size } = await stat(place);
  if (!(await stat(place)).isDirectory()) return size;
  const sizes = await Promise.all((await readdir(place)).map((name) => bytesOf(path.join(place, name))));
  return sizes.reduce((sum, each) => sum + each, 0);
}

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { realPathOf } from '#database/lock.ts';
import type { Env } from '../env.ts';
import { backupFolder, listBackups, nightlyBackupsIn } from './paths.ts';

// What a killed backup leaves in its folder.
const backupLeftovers = /^\.(backup|verify|proof|fetch)-/;

/** The names of a restore's working files, which a killed one leaves behind. */
export const restoreNames = {
  work: '.restore-',
  working: '.restoring.db',
  database: '.restored.db',
  before: 'before-restore-',
};

/**
 * Removes what a killed backup left in its folder, and all but the newest `keep` nightly archives. Returns their names.
 * The one just `made` stays even when others have later names, from a clock that was wrong.
 */
export async function tidyBackups(folder: string, keep: number, made?: string): Promise<string[]> {
  const old = (await nightlyBackupsIn(folder)).slice(0, -keep).filter((archive) => archive !== made);
  const left = (await readdir(folder)).filter((name) => backupLeftovers.test(name));
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true });
  for (const archive of old) await rm(archive, { force: true });
  return old.map((archive) => path.basename(archive));
}

/**
 * Removes what a killed restore left: what it had unpacked, and the second name of a database that it had
 * not replaced yet, under which nobody must open it while the site runs. Call it while both are locked.
 */
export function tidyRestores({ database, uploads }: { database: string; uploads: string }): void {
  for (const name of startingWith(restoreNames.work, uploads)) remove(path.join(uploads, name));
  const folder = path.dirname(database);
  for (const name of [restoreNames.database, ...startingWith(restoreNames.working, folder)])
    remove(path.join(folder, name));
  for (const name of startingWith(restoreNames.before, folder)) {
    const before = path.join(folder, name);
    if (isSameFile(path.join(before, path.basename(database)), database)) remove(before);
  }
}

function startingWith(prefix: string, folder: string) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(prefix)) : [];
}

function isSameFile(one: string, other: string) {
  const [first, second] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev;
}

function remove(file: string) {
  rmSync(file, { recursive: true, force: true });
}

/** Something that takes space and that nothing removes automatically. */
export interface OldCopy {
  path: string;
  bytes: number;
}

/** The default number of days after which a copy counts as old. */
export const oldAfter = 30;

/**
 * Archives made by hand, databases from before a restore, and what killed backups and restores left, when they are
 * older than `days`. Never the newest archive.
 */
export async function findOldCopies(env: Env, days: number, now = new Date()): Promise<OldCopy[]> {
  const backups = backupFolder(env);
  const [newest] = listBackups(env);
  const databaseFolder = path.dirname(realPathOf(databasePath(env.DATABASE_URL)));
  const candidates = await Promise.all([
    matching(new RegExp(`^vinci-.*\\.tar\\.gz$|${backupLeftovers.source}`), backups),
    matching(new RegExp(`^${restoreNames.before}`), databaseFolder),
    matching(/^\.restore-/, path.resolve(env.UPLOADS_DIR)),
  ]);
  const limit = now.getTime() - days * 24 * 60 * 60 * 1000;
  const copies: OldCopy[] = [];
  for (const file of candidates.flat().filter((each) => each !== newest)) {
    if ((await stat(file)).mtimeMs <= limit) copies.push({ path: file, bytes: await bytesOf(file) });
  }
  return copies;
}

export async function removeOldCopy({ path: file }: OldCopy): Promise<void> {
  await rm(file, { recursive: true, force: true });
}

/** The size of all copies, for people. */
export function inMegabytes(copies: OldCopy[]): string {
  return `${(copies.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;
}

async function matching(names: RegExp, folder: string) {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => names.test(name)).map((name) => path.join(folder, name));
}

async function bytesOf(file: string): Promise<number> {
  const { size } = await stat(file);
  if (!(await stat(file)).isDirectory()) return size;
  const sizes = await Promise.all((await readdir(file)).map((name) => bytesOf(path.join(file, name))));
  return sizes.reduce((sum, each) => sum + each, 0);
}

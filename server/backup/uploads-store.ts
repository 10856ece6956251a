import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checksum } from '../files/sha256.ts';
import { sync } from './disk.ts';
import { picturesOf, readNightlyManifest } from './manifest.ts';
import { nightlyBackupsIn } from './paths.ts';

const storedName = /^[0-9a-f]{64}$/;

/** Where the nightly backups in a folder have their uploads: each once, under the SHA-256 of its bytes. */
export function storeIn(folder: string): string {
  return path.join(folder, 'stored-uploads');
}

/** Size of each upload in the store of a folder, by name. */
export async function storedUploads(folder: string): Promise<Map<string, number>> {
  const store = storeIn(folder);
  if (!existsSync(store)) return new Map();
  const names = (await readdir(store)).filter((name) => storedName.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(store, name))).size] as const)),
  );
}

/** An upload to be stored: its file, and what the database knows of it. */
export interface Upload {
  file: string;
  bytes: number;
  /** The SHA-256 of its bytes when it was received; null for one from before that was noted. */
  sha256: string | null;
}

/**
 * Copies those uploads into the store of `folder` that it doesn't have yet. Gives size and checksum of each as stored,
 * in the same order. A copy that is damaged but has its size is found when the backup is verified.
 */
export async function storeUploads(
  uploads: Upload[],
  folder: string,
  work: string,
): Promise<{ bytes: number; sha256: string }[]> {
  const store = storeIn(folder);
  await mkdir(store, { recursive: true, mode: 0o700 });
  const stored = await storedUploads(folder);
  const found: { bytes: number; sha256: string }[] = [];
  for (const { file, bytes, sha256 } of uploads) {
    // The store has it, though the file of the site may be damaged by now.
    const is =
      sha256 && stored.get(sha256) === bytes
        ? { bytes, sha256 }
        : await storeCopy(file, store, path.join(work, 'upload'));
    stored.set(is.sha256, is.bytes);
    found.push(is);
  }
  await sync(store);
  return found;
}

// No hard link: what damages the bytes of the one would damage the other. File systems that can (Btrfs, XFS) share them
// until one of the two changes.
async function storeCopy(file: string, store: string, copy: string) {
  await copyFile(file, copy, constants.COPYFILE_FICLONE);
  await sync(copy);
  const is = await checksum(copy);
  await rename(copy, path.join(store, is.sha256));
  return is;
}

/** The stored uploads in a folder whose bytes aren't what their names say, or of `names` alone; and those that are gone. */
export async function findDamagedUploads(folder: string, names?: Iterable<string>): Promise<string[]> {
  const damaged: string[] = [];
  for (const name of names ?? (await storedUploads(folder)).keys()) {
    if (!(await isIntact(path.join(storeIn(folder), name), name))) damaged.push(name);
  }
  return damaged;
}

/** Is there a file with these bytes? */
export async function isIntact(file: string, sha256: string): Promise<boolean> {
  return existsSync(file) && (await checksum(file)).sha256 === sha256;
}

/** Takes uploads out of the store. */
export async function removeStored(folder: string, names: Iterable<string>): Promise<void> {
  for (const name of names) await rm(path.join(storeIn(folder), name), { force: true });
}

/**
 * Removes from the store of a folder what no backup there names. Nothing goes while one of them can't be read: nobody
 * knows what it names. Gives how many bytes became free.
 */
export async function removeUnnamedUploads(folder: string): Promise<number> {
  const unnamed = await storedUploads(folder);
  if (unnamed.size === 0) return 0;
  for (const archive of await nightlyBackupsIn(folder)) {
    const manifest = await readNightlyManifest(archive).catch(() => undefined);
    if (manifest === undefined) return 0;
    if (manifest) for (const { sha256 } of picturesOf(manifest).values()) unnamed.delete(sha256);
  }
  await removeStored(folder, unnamed.keys());
  return [...unnamed.values()].reduce((sum, bytes) => sum + bytes, 0);
}

import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checksum } from '#server/files/sha256.ts';
import { sync } from '#server/process/disk.ts';
import { nightlyBackupsIn } from '../folder.ts';
import { picturesOf, readNightlyManifest } from './manifest.ts';

const storedName = /^[0-9a-f]{64}$/;

/** Where the nightly backups in a folder store their uploads: each once, under the SHA-256 of its bytes. */
export function storeIn(folder: string): string {
  return path.join(folder, 'stored-uploads');
}

export async function storedUploads(folder: string): Promise<Map<string, number>> {
  const store = storeIn(folder);
  if (!existsSync(store)) return new Map();
  const names = (await readdir(store)).filter((name) => storedName.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(path.join(store, name))).size] as const)),
  );
}

/** An upload to store: its file, and what the database says about it. */
export interface Upload {
  file: string;
  bytes: number;
  /** The SHA-256 of its bytes when it was received; null when it was received before checksums were stored. */
  sha256: string | null;
}

/**
 * Copies uploads into the store of `folder` unless it has them. Returns size and checksum of each as stored,
 * in the same order. A damaged copy of the right size is found when the backup is verified.
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
    // By checksum, not by file: the file of the site may be damaged by now.
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

// No hard link: damage to one file would damage both. File systems with copy-on-write (Btrfs, XFS) share the bytes
// until one of the two changes.
async function storeCopy(file: string, store: string, copy: string) {
  await copyFile(file, copy, constants.COPYFILE_FICLONE);
  await sync(copy);
  const is = await checksum(copy);
  await rename(copy, path.join(store, is.sha256));
  return is;
}

/** The names of the stored uploads whose bytes don't match their checksum. */
export async function findDamagedUploads(folder: string): Promise<string[]> {
  const damaged: string[] = [];
  for (const name of (await storedUploads(folder)).keys()) {
    if (!(await isIntact(path.join(storeIn(folder), name), name))) damaged.push(name);
  }
  return damaged;
}

export async function isIntact(file: string, sha256: string): Promise<boolean> {
  return existsSync(file) && (await checksum(file)).sha256 === sha256;
}

export async function removeStored(folder: string, names: Iterable<string>): Promise<void> {
  for (const name of names) await rm(path.join(storeIn(folder), name), { force: true });
}

/**
 * Deletes uploads from the store of a folder that no backup there names. Deletes nothing while a backup can't be read,
 * because it may name any of them. Returns the number of bytes freed.
 */
export async function removeUnnamedUploads(folder: string): Promise<number> {
  const unnamed = await storedUploads(folder);
  if (unnamed.size === 0) return 0;
  for (const archive of await nightlyBackupsIn(folder)) {
    const manifest = await readNightlyManifest(archive).catch(() => undefined);
    if (manifest === undefined) return 0;
    for (const { sha256 } of picturesOf(manifest).values()) unnamed.delete(sha256);
  }
  await removeStored(folder, unnamed.keys());
  return [...unnamed.values()].reduce((sum, bytes) => sum + bytes, 0);
}

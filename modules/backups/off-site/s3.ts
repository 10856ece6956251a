import { existsSync } from 'node:fs';
import { mkdir, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Env } from '#server/env.ts';
import { checksum } from '#server/files/sha256.ts';
import { inTemporaryFolder, sizeOf, sync } from '#server/process/disk.ts';
import { readOwner } from '#server/process/folder-owner.ts';
import { type Manifest, picturesOf, readNightlyManifest, sendableBackups } from '../archive/manifest.ts';
import { storedUploads, storeIn } from '../archive/uploads-store.ts';
import { type Bucket, damaged, download, openBucket, requireIntact } from './bucket.ts';
import type { OffSite } from './destination.ts';

// The names of the objects are those of the files in the folder of the backups.
const archiveName = /^nightly-[0-9T-]+\.tar\.gz$/;
const uploads = path.basename(storeIn(''));
const uploadName = new RegExp(`^${uploads}/[0-9a-f]{64}$`);
const ownerName = 'vinci.json';

const aDay = 24 * 60 * 60 * 1000;
// Every upload in the bucket is downloaded and checked once in this many days.
const checkedEvery = 28;

/** Mirrors the folder of the backups in a bucket: archives, and each upload once. Only new files are sent. */
export function openS3(env: Env): OffSite {
  const bucket = openBucket(env);
  const justSent = new Set<string>();
  return {
    async send(folder) {
      await claim(bucket, folder);
      const sent = await sendMissing(bucket, folder);
      for (const { name } of sent) justSent.add(name);
      await fourAtATime(await unneeded(bucket, folder, env.BACKUP_KEEP), (name) => bucket.remove(name));
      return { files: sent.length, bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    async verify(newest) {
      await verifyInBucket(bucket, newest, justSent);
      return true;
    },
    fetch: (folder, name) => fetchBackup(bucket, folder, name),
  };
}

// Two sites in one bucket and folder would remove each other's backups.
async function claim(bucket: Bucket, folder: string) {
  const owner = readOwner(folder)?.site ?? 0;
  const object = await bucket.get(ownerName);
  const text = object ? Buffer.concat(await object.toArray()).toString() : '';
  // 0 is a site that had no id yet.
  const site = Number(/"site": *(\d+)/.exec(text)?.[1] ?? 0);
  if (site === 0) await bucket.putText(ownerName, JSON.stringify({ site: owner }));
  else if (site !== owner) {
    throw new Error(
      'The place that BACKUP_S3_URL names holds the backups of another site. Add a folder of its own to the address for this one.',
    );
  }
}

async function sendMissing(bucket: Bucket, folder: string) {
  const inBucket = await bucket.list();
  const stored = [...(await storedUploads(folder))].map(([name, bytes]) => {
    return { name: `${uploads}/${name}`, file: path.join(storeIn(folder), name), bytes };
  });
  const archives = (await sendableBackups(folder)).map((file) => {
    return { name: path.basename(file), file, bytes: sizeOf(file) };
  });
  const isMissing = ({ name, bytes }: { name: string; bytes: number }) => inBucket.get(name) !== bytes;
  // Uploads before the archives that name them.
  const missing = [stored.filter(isMissing), archives.filter(isMissing)];
  for (const files of missing) await fourAtATime(files, ({ name, file }) => bucket.put(name, file));
  return missing.flat();
}

// Old archives; and uploads that no archive names, as far as known: only when all archives in the bucket are here, too.
async function unneeded(bucket: Bucket, folder: string, keep: number) {
  const inBucket = [...(await bucket.list()).keys()];
  const archives = inBucket.filter((name) => archiveName.test(name)).sort();
  const old = archives.slice(0, -keep);
  if (!archives.slice(-keep).every((name) => existsSync(path.join(folder, name)))) return old;
  const stored = await storedUploads(folder);
  const isUnnamed = (name: string) => uploadName.test(name) && !stored.has(path.basename(name));
  return [...old, ...inBucket.filter(isUnnamed)];
}

async function verifyInBucket(bucket: Bucket, newest: string, justSent: Set<string>) {
  const inBucket = await bucket.list();
  const needed = uploadsOf(await readNightlyManifest(newest));
  const [lost] = [...needed].find(([name, { bytes }]) => inBucket.get(name) !== bytes) ?? [];
  if (lost) throw new Error(`${lost} is not there, or not whole, though it was sent.`);
  const today = Math.floor(Date.now() / aDay) % checkedEvery;
  const isDue = (sha256: string) => Number.parseInt(sha256.slice(0, 6), 16) % checkedEvery === today;
  const due = [...needed].filter(([name, { sha256 }]) => justSent.has(name) || isDue(sha256));
  const archive = [path.basename(newest), await checksum(newest)] as const;
  await fourAtATime([...due, archive], ([name, { sha256 }]) => requireIntact(bucket, name, sha256));
}

// Skips uploads that `folder` has already.
async function fetchBackup(bucket: Bucket, folder: string, name?: string): Promise<string> {
  const archive = chooseArchive([...(await bucket.list()).keys()], name);
  return inTemporaryFolder(path.join(folder, '.fetch-'), async (work) => {
    const file = path.join(work, archive);
    await download(bucket, archive, file);
    const manifest = await readNightlyManifest(file);
    await fetchUploads(bucket, manifest, folder, work);
    if (manifest) await utimes(file, new Date(manifest.madeAt), new Date(manifest.madeAt));
    await rename(file, path.join(folder, archive));
    return path.join(folder, archive);
  });
}

function chooseArchive(inBucket: string[], name?: string) {
  const archives = inBucket.filter((each) => archiveName.test(each)).sort();
  const archive = name ?? archives.at(-1);
  if (archive && archives.includes(archive)) return archive;
  if (archives.length === 0) throw new Error('There is no backup at the place that BACKUP_S3_URL names.');
  throw new Error(`There is no backup ${name} there. There are: ${archives.join(', ')}`);
}

async function fetchUploads(bucket: Bucket, manifest: Manifest | null, folder: string, work: string) {
  const store = storeIn(folder);
  await mkdir(store, { recursive: true, mode: 0o700 });
  const stored = await storedUploads(folder);
  const missing = [...uploadsOf(manifest)].filter(([, { sha256, bytes }]) => stored.get(sha256) !== bytes);
  await fourAtATime(missing, async ([name, { sha256 }]) => {
    const copy = path.join(work, sha256);
    await download(bucket, name, copy);
    if ((await checksum(copy)).sha256 !== sha256) throw damaged(name);
    await rename(copy, path.join(store, sha256));
  });
  await sync(store);
}

function uploadsOf(manifest: Manifest | null): Map<string, { bytes: number; sha256: string }> {
  return new Map([...picturesOf(manifest).values()].map((is) => [`${uploads}/${is.sha256}`, is]));
}

// Most of the time is spent waiting for the network.
async function fourAtATime<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const limit = pLimit(4);
  await Promise.all(items.map((item) => limit(() => work(item))));
}

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rename, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { checksum } from '../../files/sha256.ts';
import { removeFolder, sync } from '../disk.ts';
import { type Manifest, picturesOf, readNightlyManifest } from '../manifest.ts';
import { storedUploads, storeIn } from '../uploads-store.ts';
import type { Bucket } from './bucket.ts';

/** The names of the objects in a bucket are those of the files in the folder of the backups. */
export const archiveName = /^nightly-[0-9T-]+\.tar\.gz$/;
export const uploads = path.basename(storeIn(''));
export const uploadName = new RegExp(`^${uploads}/[0-9a-f]{64}$`);

/** The uploads of a backup as objects: size and checksum, by name. */
export function uploadsOf(manifest: Manifest | null): Map<string, { bytes: number; sha256: string }> {
  const pictures = manifest ? [...picturesOf(manifest).values()] : [];
  return new Map(pictures.map((is) => [`${uploads}/${is.sha256}`, is]));
}

/** Does work for each item, for four at a time: most of the time is spent waiting for the network. */
export async function fourAtATime<Item>(
  items: Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const limit = pLimit(4);
  await Promise.all(items.map((item) => limit(() => work(item))));
}

/** Brings an object back and compares it. What is damaged goes, so that it is sent again. */
export async function requireIntact(bucket: Bucket, name: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(await bodyOf(bucket, name), hash);
  if (hash.digest('hex') === sha256) return;
  await bucket.remove(name);
  throw damaged(name);
}

/** Brings a backup back into `folder`, the newest without a name; what is there already isn't brought again. Gives its path. */
export async function fetchFrom(bucket: Bucket, folder: string, name?: string): Promise<string> {
  const archive = chooseArchive([...(await bucket.list()).keys()], name);
  const work = await mkdtemp(path.join(folder, '.fetch-'));
  try {
    const file = path.join(work, archive);
    await download(bucket, archive, file);
    const manifest = await readNightlyManifest(file);
    await fetchUploads(bucket, manifest, folder, work);
    if (manifest) await utimes(file, new Date(manifest.madeAt), new Date(manifest.madeAt));
    await rename(file, path.join(folder, archive));
    return path.join(folder, archive);
  } finally {
    await removeFolder(work);
  }
}

function chooseArchive(there: string[], name?: string) {
  const archives = there.filter((each) => archiveName.test(each)).sort();
  const archive = name ?? archives.at(-1);
  if (archive && archives.includes(archive)) return archive;
  if (archives.length === 0) throw new Error('There is no backup at the place that BACKUP_S3_URL names.');
  throw new Error(`There is no backup ${name} there. There are: ${archives.join(', ')}`);
}

async function fetchUploads(bucket: Bucket, manifest: Manifest | null, folder: string, work: string) {
  const store = storeIn(folder);
  await mkdir(store, { recursive: true, mode: 0o700 });
  const here = await storedUploads(folder);
  const missing = [...uploadsOf(manifest)].filter(([, { sha256, bytes }]) => here.get(sha256) !== bytes);
  await fourAtATime(missing, async ([name, { sha256 }]) => {
    const copy = path.join(work, sha256);
    await download(bucket, name, copy);
    if ((await checksum(copy)).sha256 !== sha256) throw damaged(name);
    await rename(copy, path.join(store, sha256));
  });
  await sync(store);
}

async function download(bucket: Bucket, name: string, file: string) {
  await pipeline(await bodyOf(bucket, name), createWriteStream(file, { mode: 0o600 }));
  await sync(file);
}

async function bodyOf(bucket: Bucket, name: string) {
  const body = await bucket.get(name);
  if (!body) throw new Error(`${name} is not there, though it was sent.`);
  return body;
}

function damaged(name: string) {
  return new Error(`${name} came back damaged from off-site. It is sent again with the next try.`);
}

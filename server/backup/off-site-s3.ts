import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Env } from '../env.ts';
import { checksum } from '../files/sha256.ts';
import { readOwner } from '../start/folder-owner.ts';
import { removeFolder, sync } from './disk.ts';
import { type Manifest, picturesOf } from './manifest.ts';
import { type OffSite, sendableBackups } from './off-site.ts';
import { readNightlyManifest } from './read-manifest.ts';
import { type Bucket, openBucket } from './s3-bucket.ts';
import { storedUploads, storeIn } from './uploads-store.ts';

const archiveName = /^nightly-[0-9T-]+\.tar\.gz$/;
// Uploads have the same names there as in the store here.
const uploads = path.basename(storeIn(''));
const uploadName = new RegExp(`^${uploads}/[0-9a-f]{64}$`);
const ownerName = 'vinci.json';
const together = 4;
// Every upload that is there comes back and is checked once in so many days.
const checkedEvery = 28;

/** Keeps in a bucket what the folder of the backups holds: archives, and each upload once. Only what is new travels. */
export function openS3(env: Env): OffSite {
  const bucket = openBucket(env);
  const limit = pLimit(together);
  const each = <Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>) =>
    Promise.all([...items].map((item) => limit(() => work(item))));
  const justSent = new Set<string>();
  return {
    async send(folder) {
      await claim(bucket, folder);
      const there = await bucket.list();
      const missing = (await filesToSend(folder)).filter(({ name, bytes }) => there.get(name) !== bytes);
      // Uploads before the archives that name them.
      for (const isArchive of [false, true]) {
        await each(
          missing.filter(({ name }) => archiveName.test(name) === isArchive),
          async ({ name, file }) => {
            await bucket.put(name, file);
            justSent.add(name);
          },
        );
      }
      await each(await unneeded(bucket, folder, env.BACKUP_KEEP), (name) => bucket.remove(name));
      return { files: missing.length, bytes: missing.reduce((sum, { bytes }) => sum + bytes, 0) };
    },

    async verify(newest) {
      const manifest = await readNightlyManifest(newest);
      const there = await bucket.list();
      const today = Math.floor(Date.now() / (24 * 60 * 60 * 1000)) % checkedEvery;
      const named = uploadsOf(manifest);
      const lost = [...named].find(([name, { bytes }]) => there.get(name) !== bytes);
      if (lost) throw new Error(`${lost[0]} is not there, or not whole, though it was sent.`);
      const due = [...named].filter(
        ([name, { sha256 }]) =>
          justSent.has(name) || Number.parseInt(sha256.slice(0, 6), 16) % checkedEvery === today,
      );
      const archive = path.basename(newest);
      const wanted = [...due, [archive, await checksum(newest)] as const];
      await each(wanted, ([name, { sha256 }]) => requireIntact(bucket, name, sha256));
      return true;
    },

    async fetch(folder, name) {
      const archives = [...(await bucket.list()).keys()].filter((each) => archiveName.test(each)).sort();
      const archive = name ?? archives.at(-1);
      if (!archive || !archives.includes(archive)) throw notThere(archive, archives);
      const work = await mkdtemp(path.join(folder, '.fetch-'));
      try {
        const file = path.join(work, archive);
        await download(bucket, archive, file);
        const manifest = await readNightlyManifest(file);
        await mkdir(storeIn(folder), { recursive: true, mode: 0o700 });
        const here = await storedUploads(folder);
        const missing = [...uploadsOf(manifest)].filter(
          ([, { sha256, bytes }]) => here.get(sha256) !== bytes,
        );
        await each(missing, async ([upload, { sha256 }]) => {
          const copy = path.join(work, sha256);
          if ((await download(bucket, upload, copy)) !== sha256) throw damaged(upload);
          await rename(copy, path.join(storeIn(folder), sha256));
        });
        await sync(storeIn(folder));
        if (manifest) await utimes(file, new Date(manifest.madeAt), new Date(manifest.madeAt));
        await rename(file, path.join(folder, archive));
        return path.join(folder, archive);
      } finally {
        await removeFolder(work);
      }
    },
  };
}

// Two sites in one place would remove each other's backups.
async function claim(bucket: Bucket, folder: string) {
  const owner = readOwner(folder)?.site ?? 0;
  const there = await bucket.get(ownerName);
  const text = there ? Buffer.concat(await there.toArray()).toString() : '';
  // 0 is a site that had no id yet.
  const site = Number(/"site": *(\d+)/.exec(text)?.[1] ?? 0);
  if (site === 0) await bucket.putText(ownerName, JSON.stringify({ site: owner }));
  else if (site !== owner) {
    throw new Error(
      'The place that BACKUP_S3_URL names holds the backups of another site. Add a folder of its own to the address for this one.',
    );
  }
}

async function filesToSend(folder: string) {
  const archives = await Promise.all(
    (await sendableBackups(folder)).map(async (file) => ({
      name: path.basename(file),
      file,
      bytes: (await stat(file)).size,
    })),
  );
  const stored = [...(await storedUploads(folder))].map(([name, bytes]) => ({
    name: `${uploads}/${name}`,
    file: path.join(storeIn(folder), name),
    bytes,
  }));
  return [...archives, ...stored];
}

// Old archives; and uploads that none names, as far as this is known: only when all archives there are here, too.
async function unneeded(bucket: Bucket, folder: string, keep: number) {
  const there = [...(await bucket.list()).keys()];
  const archives = there.filter((name) => archiveName.test(name)).sort();
  const old = archives.slice(0, -keep);
  if (!archives.slice(-keep).every((name) => existsSync(path.join(folder, name)))) return old;
  const stored = new Set((await readdir(storeIn(folder))).map((name) => `${uploads}/${name}`));
  return [...old, ...there.filter((name) => uploadName.test(name) && !stored.has(name))];
}

/** What lies there of the uploads of a backup, by name. */
function uploadsOf(manifest: Manifest | null) {
  const pictures = manifest ? [...picturesOf(manifest).values()] : [];
  return new Map(pictures.map((is) => [`${uploads}/${is.sha256}`, is]));
}

// Brings a file back and compares it. What is damaged goes, so that it is sent again.
async function requireIntact(bucket: Bucket, name: string, sha256: string) {
  const hash = createHash('sha256');
  const body = await bucket.get(name);
  if (!body) throw new Error(`${name} is not there, though it was sent.`);
  await pipeline(body, hash);
  if (hash.digest('hex') === sha256) return;
  await bucket.remove(name);
  throw damaged(name);
}

// Gives its SHA-256.
async function download(bucket: Bucket, name: string, file: string) {
  const body = await bucket.get(name);
  if (!body) throw new Error(`${name} is not there.`);
  await pipeline(body, createWriteStream(file, { mode: 0o600 }));
  await sync(file);
  return (await checksum(file)).sha256;
}

function damaged(name: string) {
  return new Error(`${name} came back damaged from off-site. It is sent again with the next try.`);
}

function notThere(name: string | undefined, archives: string[]) {
  if (archives.length === 0) return new Error('There is no backup at the place that BACKUP_S3_URL names.');
  return new Error(`There is no backup ${name} there. There are: ${archives.join(', ')}`);
}

import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../../env.ts';
import { checksum } from '../../files/sha256.ts';
import { readOwner } from '../../start/folder-owner.ts';
import { readNightlyManifest, sendableBackups } from '../manifest.ts';
import { storedUploads, storeIn } from '../uploads-store.ts';
import { type Bucket, openBucket } from './bucket.ts';
import {
  archiveName,
  fetchFrom,
  fourAtATime,
  requireIntact,
  uploadName,
  uploads,
  uploadsOf,
} from './objects.ts';
import type { OffSite } from './off-site.ts';

const ownerName = 'vinci.json';
const aDay = 24 * 60 * 60 * 1000;
// Every upload that is there comes back and is checked once in so many days.
const checkedEvery = 28;

/** Keeps in a bucket what the folder of the backups holds: archives, and each upload once. Only what is new travels. */
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
      await verifyThere(bucket, newest, justSent);
      return true;
    },
    fetch: (folder, name) => fetchFrom(bucket, folder, name),
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

async function sendMissing(bucket: Bucket, folder: string) {
  const there = await bucket.list();
  const missing = (await filesToSend(folder)).filter(({ name, bytes }) => there.get(name) !== bytes);
  // Uploads before the archives that name them.
  for (const isArchive of [false, true]) {
    const next = missing.filter(({ name }) => archiveName.test(name) === isArchive);
    await fourAtATime(next, ({ name, file }) => bucket.put(name, file));
  }
  return missing;
}

async function filesToSend(folder: string) {
  const files: { name: string; file: string; bytes: number }[] = [];
  for (const [name, bytes] of await storedUploads(folder)) {
    files.push({ name: `${uploads}/${name}`, file: path.join(storeIn(folder), name), bytes });
  }
  for (const file of await sendableBackups(folder)) {
    files.push({ name: path.basename(file), file, bytes: (await stat(file)).size });
  }
  return files;
}

// Old archives; and uploads that none names, as far as this is known: only when all archives there are here, too.
async function unneeded(bucket: Bucket, folder: string, keep: number) {
  const there = [...(await bucket.list()).keys()];
  const archives = there.filter((name) => archiveName.test(name)).sort();
  const old = archives.slice(0, -keep);
  if (!archives.slice(-keep).every((name) => existsSync(path.join(folder, name)))) return old;
  const stored = await storedUploads(folder);
  const isUnnamed = (name: string) => uploadName.test(name) && !stored.has(path.basename(name));
  return [...old, ...there.filter(isUnnamed)];
}

// Is all there that the newest backup needs, and does it come back as it was sent?
async function verifyThere(bucket: Bucket, newest: string, justSent: Set<string>) {
  const there = await bucket.list();
  const named = uploadsOf(await readNightlyManifest(newest));
  const [lost] = [...named].find(([name, { bytes }]) => there.get(name) !== bytes) ?? [];
  if (lost) throw new Error(`${lost} is not there, or not whole, though it was sent.`);
  const today = Math.floor(Date.now() / aDay) % checkedEvery;
  const isDue = (sha256: string) => Number.parseInt(sha256.slice(0, 6), 16) % checkedEvery === today;
  const due = [...named].filter(([name, { sha256 }]) => justSent.has(name) || isDue(sha256));
  const archive = [path.basename(newest), await checksum(newest)] as const;
  await fourAtATime([...due, archive], ([name, { sha256 }]) => requireIntact(bucket, name, sha256));
}

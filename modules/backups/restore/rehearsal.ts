import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { databasePath } from '#database/client.ts';
import { lockFile } from '#database/lock.ts';
import type { Env } from '#server/env.ts';
import type { Job } from '#server/jobs/points.ts';
import { removeFolder, requireSpace, sizeOf, sync } from '#server/process/disk.ts';
import { readFacts } from '#server/process/facts.ts';
import { siteOf } from '#server/process/paths.ts';
import { uploadRows } from '../archive/snapshot.ts';
import { bringUpToDate } from './pause-waiting.ts';
import { stageBackup } from './restore.ts';

// A rehearsal is a backup that is restored beside the site: its database in a folder of its own, which the site opens to read, its
// pictures among those of the site, where their random names disturb nobody. All that is known of it is in that folder, so that a
// command and a restarted site find it. A killed one was never renamed to it.

const lasts = 60 * 60_000;

const schema = z.object({
  backup: z.string(),
  madeAt: z.coerce.date(),
  startedAt: z.coerce.date(),
  by: z.string().nullable(),
  /** Pictures that the site no longer had. */
  added: z.array(z.string()),
});

export type Rehearsal = z.infer<typeof schema> & { until: Date; database: string };

function rehearsalFolder(env: Env): string {
  return path.join(path.dirname(databasePath(env.DATABASE_URL)), 'rehearsal');
}

/** The rehearsal of now; null when there is none, or its hour is over. */
export function readRehearsal(env: Env, now: Date): Rehearsal | null {
  const folder = rehearsalFolder(env);
  const about = readFacts(path.join(folder, 'about.json'), schema);
  if (!about) return null;
  const until = new Date(about.startedAt.getTime() + lasts);
  return until > now ? { ...about, until, database: path.join(folder, 'site.db') } : null;
}

const inUse = 'Another restore is being prepared. Wait until that is done.';
const noRoom = 'There is no room to prepare this restore. Make room on the disk first.';

/** Restores an archive beside the site, in the place of an earlier rehearsal. Throws UnusableBackup. */
export async function prepareRehearsal(env: Env, archive: string, by: string | null): Promise<void> {
  const { database, uploads } = siteOf(env);
  const [folder, work] = [rehearsalFolder(env), path.join(uploads, '.rehearsal')];
  const part = `${folder}.part`;
  await mkdir(uploads, { recursive: true });
  const unlock = lockFile(`${folder}.lock`, inUse);
  try {
    await endRehearsal(env);
    await emptyFolder(part);
    await emptyFolder(work);
    await requireSpace(3 * sizeOf(database), uploads);
    const staged = await stageBackup(archive, uploads, work);
    bringUpToDate(staged.database);
    await copyFile(staged.database, path.join(part, 'site.db'));
    const about = { backup: path.basename(archive), madeAt: staged.madeAt, by, added: staged.added };
    await writeFile(path.join(part, 'about.json'), JSON.stringify({ ...about, startedAt: new Date() }));
    await sync(path.join(part, 'site.db'));
    await rename(part, folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new Error(noRoom);
    throw error;
  } finally {
    await removeFolder(work);
    await removeFolder(part);
    unlock();
  }
}

async function emptyFolder(folder: string) {
  await removeFolder(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Removes the rehearsal, and the pictures that it brought and the site doesn't have. */
export async function endRehearsal(env: Env): Promise<void> {
  const { database, uploads } = siteOf(env);
  const about = readRehearsal(env, new Date(0));
  await removeFolder(rehearsalFolder(env));
  if (!about?.added.length) return;
  const known = new Set(uploadRows(database).map(({ filename }) => filename));
  for (const name of about.added) if (!known.has(name)) await rm(path.join(uploads, name), { force: true });
}

export const endOldRehearsal: Job = {
  failure: 'An old rehearsal of a restore could not be removed',
  every: 5 * 60_000,
  async run({ env, now }) {
    if (readRehearsal(env, new Date(0)) && !readRehearsal(env, now())) await endRehearsal(env);
  },
};

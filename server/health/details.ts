import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import type { Env } from '../env.ts';
import { offered } from '../module/registry.ts';
import { backupFolder } from '../process/paths.ts';
import type { Services } from '../services.ts';
import { healthParts } from './points.ts';

const megabyte = 1024 * 1024;

/** The monitor’s report; `wrong` is the finding of the deep check. No paths, people or causes: those are in the log. */
export async function healthDetails(services: Services, wrong: string | null) {
  const { env, db, openedAt } = services;
  const disks = await examineDisks(env);
  const parts = await Promise.all(
    offered(healthParts).map(async ({ name, examine }) => ({ name, ...(await examine(services)) })),
  );
  const ofParts = parts.map(({ problem }) => problem);
  const found = [wrong, ...ofParts, ...disks.filter(isFull(env)).map(diskTrouble)];
  const problems = found.filter((problem) => problem !== null);
  return {
    status: problems.length > 0 ? 'trouble' : 'ok',
    /** Sentences. */
    problems,
    startedAt: openedAt,
    database: { bytes: statSync(db.$client.name, { throwIfNoEntry: false })?.size ?? 0 },
    disks,
    ...Object.fromEntries(parts.map(({ name, facts }) => [name, facts])),
    lastError: services.lastError(),
    mail: { failedAt: services.auth.mailer.failedAt() },
  };
}

function diskTrouble({ holds, freeBytes }: Disk) {
  return `The disk with ${holds.join(' and ')} has only ${Math.floor(freeBytes / megabyte)} MB left.`;
}

export async function fullDisks(env: Env): Promise<{ holds: string[]; megabytes: number }[]> {
  const full = (await examineDisks(env)).filter(isFull(env));
  return full.map(({ holds, freeBytes }) => ({ holds, megabytes: Math.floor(freeBytes / megabyte) }));
}

// Also when it is too full for uploads.
const isFull =
  ({ UPLOADS_KEEP_FREE_MB = 0 }: Env) =>
  ({ freeBytes }: Disk) =>
    freeBytes < Math.max(littleRoom, UPLOADS_KEEP_FREE_MB * megabyte);

interface Disk {
  holds: string[];
  bytes: number;
  freeBytes: number;
}

/** In bytes. */
export const littleRoom = 500 * megabyte;

/** The disks with database, uploads and backups, each once. A missing folder counts as its parent. */
async function examineDisks(env: Env): Promise<Disk[]> {
  const folders = {
    database: path.dirname(databasePath(env.DATABASE_URL)),
    uploads: path.resolve(env.UPLOADS_DIR),
    backups: backupFolder(env),
  };
  const disks = new Map<number, Disk>();
  for (const [name, wanted] of Object.entries(folders)) {
    const folder = nearest(wanted);
    const { dev } = statSync(folder);
    const known = disks.get(dev);
    if (known) known.holds.push(name);
    else {
      const { bavail, blocks, bsize } = await statfs(folder);
      disks.set(dev, { holds: [name], bytes: blocks * bsize, freeBytes: bavail * bsize });
    }
  }
  return [...disks.values()];
}

function nearest(folder: string): string {
  const isThere = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isThere || folder === path.dirname(folder) ? folder : nearest(path.dirname(folder));
}

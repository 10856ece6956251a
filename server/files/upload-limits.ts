import { statfs } from 'node:fs/promises';
import { and, eq, gt, sum } from 'drizzle-orm';
import { files } from '#database/tables.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { refused } from '../errors/refused.ts';
import type { Services } from '../services.ts';

const megabyte = 1024 * 1024;
const day = 24 * 60 * 60 * 1000;
// As much as a backup leaves free (server/process/disk.ts): the database, the log and everything else need space too.
const keptFree = { share: 0.05, atMost: 500 * megabyte };

export interface Disk extends Pick<Services, 'env' | 'log'> {
  files: { folder: string };
}

/** Throws TOO_MANY_REQUESTS beyond UPLOADS_PER_DAY_MB in 24 hours. Files deleted since don’t count. */
export function checkDailyQuota({ db, env, log, now }: Services, user: SessionUser, bytes: number): void {
  const quota = env.UPLOADS_PER_DAY_MB * megabyte;
  if (quota === 0) return;
  const { uploadedBy, createdAt } = files;
  const ofToday = and(eq(uploadedBy, user.id), gt(createdAt, new Date(now().getTime() - day)));
  const total = { bytes: sum(files.bytes).mapWith(Number) };
  const used = db.select(total).from(files).where(ofToday).get();
  if ((used?.bytes ?? 0) + bytes <= quota) return;
  log.warn(
    { user: user.id, quotaMb: env.UPLOADS_PER_DAY_MB },
    'An account has uploaded as much as it may in 24 hours. UPLOADS_PER_DAY_MB sets how much that is',
  );
  throw refused(
    'TOO_MANY_REQUESTS',
    'You can upload {megabytes} MB in 24 hours, and this would be more. Please try again tomorrow.',
    { megabytes: env.UPLOADS_PER_DAY_MB },
  );
}

/** Throws SERVICE_UNAVAILABLE below UPLOADS_KEEP_FREE_MB of free space; default 5 % of the disk, at most 500 MB. */
export async function checkRoom({ env, files: { folder }, log }: Disk, bytes: number): Promise<void> {
  // If the folder is missing, storing the file reports it.
  const disk = await statfs(folder).catch(() => null);
  if (!disk) return;
  const usual = Math.min(disk.blocks * disk.bsize * keptFree.share, keptFree.atMost);
  const { UPLOADS_KEEP_FREE_MB: wanted } = env;
  const reserve = wanted === undefined ? usual : wanted * megabyte;
  const free = disk.bavail * disk.bsize;
  // The upload and its stored copy exist side by side for a while.
  if (reserve === 0 || free - 2 * bytes >= reserve) return;
  log.error(
    { folder, freeMb: Math.floor(free / megabyte), keptFreeMb: Math.ceil(reserve / megabyte) },
    'An upload was refused because the disk is nearly full. Make room there, or set UPLOADS_KEEP_FREE_MB',
  );
  throw refused(
    'SERVICE_UNAVAILABLE',
    'The server’s disk is nearly full, so pictures can’t be uploaded. Please ask the person who runs the server to free up space.',
  );
}

import { open, rm, statfs } from 'node:fs/promises';

/** Removes a folder. What is still being written into it, after an archive has failed, gets a moment to end. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Has the disk take what was written to a file or a folder, so that a power cut doesn't. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

const megabyte = 1024 * 1024;
// What a backup leaves to the site, which may write to the same disk.
const leftFree = { share: 0.05, atMost: 500 * megabyte };

/** Throws ENOSPC when so many bytes don't fit into `folder`. A disk that a backup has filled would take the site down. */
export async function requireRoom(bytes: number, folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const needed = bytes + Math.min(blocks * bsize * leftFree.share, leftFree.atMost);
  if (bavail * bsize >= needed) return;
  throw Object.assign(new Error(`${Math.ceil(needed / megabyte)} MB are needed.`), { code: 'ENOSPC' });
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

/** What ended a backup into `folder`: a full disk as a sentence, everything else as it is. */
export function explainNoRoom(error: unknown, folder: string): unknown {
  if (!noRoom.has(String((error as { code?: unknown }).code))) return error;
  const advice = 'Make room, or set BACKUP_DIR to a folder on another disk.';
  return new Error(
    `There is no room for the backup, and to verify it, in ${folder}. Those that are there are kept. ${advice}`,
  );
}

import { statSync } from 'node:fs';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';

/** Removes a folder. Retries while something still writes into it. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Does `work` in a folder of its own, which is removed afterwards. Its path begins with `prefix`. */
export async function inTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(prefix);
  return work(folder).finally(() => removeFolder(folder));
}

/** Flushes a file or a folder to the disk, so that it survives a power cut. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

/** The size of a file; 0 when it doesn't exist. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

const megabyte = 1024 * 1024;
// Left free for the site, which may write to the same disk.
const reserve = { share: 0.05, atMost: 500 * megabyte };

/** Throws ENOSPC when `bytes` don't fit into `folder`: a full disk would take the site down. */
export async function requireSpace(bytes: number, folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const needed = bytes + Math.min(blocks * bsize * reserve.share, reserve.atMost);
  if (bavail * bsize >= needed) return;
  throw Object.assign(new Error(`${Math.ceil(needed / megabyte)} MB are needed.`), { code: 'ENOSPC' });
}

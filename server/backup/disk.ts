import { open, rm } from 'node:fs/promises';

/** Removes a folder. What is still being written into it, after an archive has failed, gets a moment to end. */
export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

/** Has the disk take what was written to a file or a folder, so that a power cut doesn't. */
export async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync().finally(() => handle.close());
}

import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import SQLite from '#database/driver.mjs';

const megabyte = 1024 * 1024;
// What a backup leaves to the site, which may write to the same disk.
const leftFree = { share: 0.05, atMost: 500 * megabyte };

/**
 * Throws ENOSPC when a backup wouldn't fit into `folder`: the archive, at most as large as what it holds, and everything
 * once more to verify it. A disk that a backup has filled would take the site down.
 */
export async function requireRoom(database: string, folder: string): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const reserve = Math.min(blocks * bsize * leftFree.share, leftFree.atMost);
  const needed = 2 * contentBytes(database) + reserve;
  if (bavail * bsize >= needed) return;
  throw Object.assign(new Error(`${Math.ceil(needed / megabyte)} MB are needed.`), { code: 'ENOSPC' });
}

function contentBytes(database: string) {
  const sizes = [database, `${database}-wal`].map((file) => (existsSync(file) ? statSync(file).size : 0));
  const sqlite = new SQLite(database, { readonly: true, fileMustExist: true });
  try {
    sizes.push(Number(sqlite.prepare('select total(bytes) from files').pluck().get()));
  } finally {
    sqlite.close();
  }
  return sizes.reduce((sum, size) => sum + size, 0);
}

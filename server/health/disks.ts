import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { databasePath } from '#database/client.ts';
import { backupFolder } from '../backup/paths.ts';
import type { Env } from '../env.ts';

/** A disk with data of the site. */
export interface Disk {
  holds: string[];
  bytes: number;
  freeBytes: number;
}

/** Less free space than this is a problem. In bytes. */
export const littleRoom = 500 * 1024 * 1024;

/** The disks with database, uploads and backups, each once. A missing folder counts as its parent. */
export async function examineDisks(env: Env): Promise<Disk[]> {
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

import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { removeFolder } from './disk.ts';
import { unpackBackup } from './unpack-backup.ts';

/** Restores an archive into a folder that goes again, with every check of a real restore. Throws UnusableBackup. */
export async function proveBackup(archive: string): Promise<void> {
  const folder = await mkdtemp(path.join(path.dirname(archive), '.proof-'));
  try {
    await unpackBackup(archive, folder);
  } finally {
    await removeFolder(folder);
  }
}

import { constants, copyFile, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { realPathOf } from '#database/lock.ts';
import { inTemporaryFolder, sync } from '#server/process/disk.ts';
import type { ExclusiveWork } from '#server/process/points.ts';
import { putInPlace, restoreNames, tidyRestores } from '#server/process/replace-database.ts';
import { picturesOf } from '../archive/manifest.ts';
import { isIntact } from '../archive/uploads-store.ts';
import { type OpenedBackup, openBackup } from '../archive/verify.ts';

export const restoring: ExclusiveWork = {
  name: 'restoring',
  busy: 'A backup is being restored. Wait until that is done.',
};

/**
 * Restores the site from an archive. Nothing of the site is touched before the archive has passed every check. Then
 * pictures are added (names are random and never reused, so there are no conflicts), and finally the database, which `prepare`
 * may change, is replaced in one step. Call it while no server runs. Returns the folder with the
 * previous database as `before`, null when there was none. Throws UnusableBackup.
 */
export async function restoreBackup(
  archive: string,
  { database, uploads }: { database: string; uploads: string },
  prepare?: (database: string, madeAt: Date) => Promise<void>,
  now = new Date(),
) {
  await mkdir(path.dirname(database), { recursive: true });
  await mkdir(uploads, { recursive: true });
  // If the database is a symbolic link, a rename would replace the link.
  const site = { database: realPathOf(database), uploads };
  tidyRestores(site);
  // In the uploads folder, so that pictures, most of the data, are renamed instead of copied.
  return inTemporaryFolder(path.join(site.uploads, restoreNames.work), async (work) => {
    const { database, madeAt, pictures, missing } = await stageBackup(archive, uploads, work);
    await prepare?.(database, madeAt);
    const before = await putInPlace(database, site, now);
    return { madeAt, pictures, missing, before };
  });
}

/**
 * Unpacks and verifies an archive beside the site: its pictures are added to the site's, its database is left in the empty folder
 * `work`, which must be in the uploads folder. Returns the pictures that are new there. Throws UnusableBackup.
 */
export async function stageBackup(archive: string, uploads: string, work: string) {
  const backup = await openBackup(archive, work, uploads);
  const { madeAt, missing } = backup.manifest;
  const added = await addPictures(backup, uploads, work);
  const pictures = backup.pictures.size;
  return { database: backup.database, madeAt: new Date(madeAt), pictures, missing, added };
}

// All are copied to the disk before the first is renamed, so that a full disk is noticed in time.
async function addPictures({ pictures, manifest }: OpenedBackup, uploads: string, work: string) {
  const ready: [from: string, to: string][] = [];
  for (const [name, { sha256 }] of picturesOf(manifest)) {
    const [file, to] = [String(pictures.get(name)), path.join(uploads, name)];
    if (await isIntact(to, sha256)) continue;
    const from = path.join(work, 'uploads', name);
    if (file !== from) await copyFile(file, from, constants.COPYFILE_FICLONE);
    await sync(from);
    ready.push([from, to]);
  }
  for (const [from, to] of ready) await rename(from, to);
  await sync(uploads);
  return ready.map(([, to]) => path.basename(to));
}

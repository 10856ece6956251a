import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import { claimBackups } from '../start/claim-backups.ts';
import { type MadeBackup, makeBackup } from './archive.ts';
import { explainNoRoom, requireRoom } from './disk.ts';
import { backupFolder, backupName, lockBackups, siteOf, tidyBackups } from './paths.ts';
import { bytesNeeded } from './room.ts';
import { addToReport } from './status.ts';
import { removeStored, removeUnnamedUploads } from './uploads-store.ts';
import { DamagedUploads, verifyBackup } from './verify.ts';

interface Wish {
  /** Where to; without it, into the folder of the backups. */
  file?: string;
  /** One of those that are made every night, of which only some are kept. They share one store of uploads. */
  nightly?: boolean;
}

/**
 * Makes a backup, verifies it by a restore, and notes both for the dashboard. Throws while another one is made, and with
 * a sentence when the disk is full.
 */
export async function backUp(
  env: Env,
  { file, nightly = false }: Wish,
): Promise<MadeBackup & { file: string }> {
  const folder = backupFolder(env);
  const now = new Date();
  const archive = path.resolve(file ?? path.join(folder, backupName(now, nightly)));
  await mkdir(folder, { recursive: true });
  const release = lockBackups(folder);
  try {
    if (nightly) claimBackups(env, folder);
    await tidyBackups(folder, Number.POSITIVE_INFINITY);
    await mkdir(path.dirname(archive), { recursive: true });
    await requireRoom(
      await bytesNeeded(siteOf(env).database, nightly ? folder : null),
      path.dirname(archive),
    );
    const made = nightly
      ? await makeNightly(env, archive, now)
      : await makeBackup(siteOf(env), archive, { now });
    const news = { made: { at: now.toISOString(), file: archive, bytes: made.bytes }, failed: undefined };
    if (!nightly) {
      await addToReport(folder, news);
      await verifyBackup(archive);
    }
    await addToReport(folder, { ...news, verified: { at: new Date().toISOString(), file: archive } });
    // Not before the new one is verified.
    if (nightly) await tidyBackups(folder, env.BACKUP_KEEP, archive);
    if (nightly) await removeUnnamedUploads(folder);
    return { ...made, file: archive };
  } catch (error) {
    throw explainNoRoom(error, path.dirname(archive));
  } finally {
    release();
  }
}

// One that can't be verified goes again: it is tried every hour, and would fill the disk. What somebody asked for stays.
async function makeNightly(env: Env, archive: string, now: Date): Promise<MadeBackup> {
  const make = () => makeBackup(siteOf(env), archive, { nightly: true, now });
  try {
    const made = await make();
    const damaged = await damagedUploads(archive);
    if (damaged.length === 0) return made;
    await rm(archive);
    await removeStored(path.dirname(archive), damaged);
    // Takes them from the site again.
    const again = await make();
    await verifyBackup(archive);
    const repaired = { at: now.toISOString(), count: damaged.length };
    await addToReport(path.dirname(archive), { repaired });
    return again;
  } catch (error) {
    await rm(archive, { force: true });
    throw error;
  }
}

async function damagedUploads(archive: string) {
  try {
    await verifyBackup(archive);
    return [];
  } catch (error) {
    if (error instanceof DamagedUploads) return error.stored;
    throw error;
  }
}

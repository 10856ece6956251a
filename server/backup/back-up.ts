import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import { claimBackups } from '../start/claim-backups.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';
import { explainNoRoom } from './no-room.ts';
import { backupFolder, backupName, lockBackups, siteOf, tidyBackups } from './places.ts';
import { proveBackup } from './prove-backup.ts';
import { addToReport } from './report.ts';
import { requireRoom } from './room.ts';

interface Wish {
  /** Where to; without it, into the folder of the backups. */
  file?: string;
  /** One of those that are made every night, of which only some are kept. */
  nightly?: boolean;
}

/**
 * Makes a backup, proves it, and notes both for the dashboard. Throws while another one is made, and with a sentence
 * when the disk is full.
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
    await requireRoom(siteOf(env).database, path.dirname(archive));
    const made = await makeBackup(siteOf(env), archive, now);
    const news = { made: { at: now.toISOString(), file: archive, bytes: made.bytes }, failed: undefined };
    if (!nightly) await addToReport(folder, news);
    await proveBackup(archive).catch(async (error) => {
      // One that is tried again every hour would fill the disk. What somebody asked for stays.
      if (nightly) await rm(archive, { force: true });
      throw error;
    });
    await addToReport(folder, { ...news, proven: { at: new Date().toISOString(), file: archive } });
    // Not before the new one is proven.
    if (nightly) await tidyBackups(folder, env.BACKUP_KEEP);
    return { ...made, file: archive };
  } catch (error) {
    throw explainNoRoom(error, path.dirname(archive));
  } finally {
    release();
  }
}

import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { requireSpace, sizeOf } from '#server/process/disk.ts';
import { backupFolder, siteOf } from '#server/process/paths.ts';
import { createArchive } from './archive/archive.ts';
import { uploadRows } from './archive/snapshot.ts';
import { removeStored, removeUnnamedUploads, storedUploads } from './archive/uploads-store.ts';
import { DamagedUploads, verifyBackup } from './archive/verify.ts';
import { backupName, claimBackups, lockBackups } from './folder.ts';
import { tidyBackups } from './retention.ts';
import { addToReport, type Report, readReport } from './status.ts';

interface BackupOptions {
  /** The archive's path; by default a new name in the folder of the backups. */
  file?: string | undefined;
  /** A nightly backup: only the newest BACKUP_KEEP stay, and they share one store of uploads. */
  nightly?: boolean;
  by?: string | undefined;
  onStep?(step: 'copy' | 'verify'): void;
}

/**
 * Creates a backup, verifies it by a restore, and records both for the dashboard. Throws while another backup is
 * running, and with a sentence when the disk is full.
 */
export async function runBackup(env: Env, { file, nightly = false, by, onStep }: BackupOptions) {
  const folder = backupFolder(env);
  const now = new Date();
  const archive = path.resolve(file ?? path.join(folder, backupName(now, nightly)));
  await mkdir(folder, { recursive: true });
  const release = lockBackups(folder);
  try {
    if (nightly) claimBackups(env, folder);
    await tidyBackups(folder, Number.POSITIVE_INFINITY);
    await mkdir(path.dirname(archive), { recursive: true });
    const bytes = await bytesNeeded(siteOf(env).database, nightly ? folder : null);
    await requireSpace(bytes, path.dirname(archive));
    onStep?.('copy');
    const summary = nightly
      ? await createNightly(env, archive, now)
      : await createArchive(siteOf(env), archive, { now });
    const news = { made: { at: now, file: archive, bytes: summary.bytes }, failed: undefined };
    if (!nightly) {
      addToReport(folder, { ...news, ...byHand(folder, archive, { by }) });
      onStep?.('verify');
      await verifyBackup(archive);
      addToReport(folder, byHand(folder, archive, { by, verifiedAt: new Date() }));
    }
    addToReport(folder, { ...news, verified: { at: new Date(), file: archive } });
    // Not before the new one is verified.
    if (nightly) await tidyBackups(folder, env.BACKUP_KEEP, archive);
    if (nightly) await removeUnnamedUploads(folder);
    return { ...summary, file: archive };
  } catch (error) {
    throw explainDiskFull(error, path.dirname(archive));
  } finally {
    release();
  }
}

// Those that are no longer there are forgotten.
function byHand(folder: string, archive: string, made: NonNullable<Report['byHand']>[string]): Report {
  const all = Object.entries({ ...readReport(folder).byHand, [path.basename(archive)]: made });
  return { byHand: Object.fromEntries(all.filter(([name]) => existsSync(path.join(folder, name)))) };
}

// One that can't be verified is removed: hourly retries would fill the disk. One made by hand stays.
async function createNightly(env: Env, archive: string, now: Date) {
  const create = () => createArchive(siteOf(env), archive, { nightly: true, now });
  try {
    const summary = await create();
    const damaged = await verifyBackup(archive).catch((error: Error) => error);
    if (!damaged) return summary;
    if (!(damaged instanceof DamagedUploads)) throw damaged;
    await rm(archive);
    await removeStored(path.dirname(archive), damaged.stored);
    const repaired = await create();
    await verifyBackup(archive);
    addToReport(path.dirname(archive), { repaired: { at: now, count: damaged.stored.length } });
    return repaired;
  } catch (error) {
    await rm(archive, { force: true });
    throw error;
  }
}

// At most: database and uploads twice, to create the archive and to verify it. For a nightly backup the database
// twice, and the uploads that aren't in its store yet.
async function bytesNeeded(database: string, nightlyFolder: string | null): Promise<number> {
  const databaseBytes = sizeOf(database) + sizeOf(`${database}-wal`);
  const stored = nightlyFolder ? await storedUploads(nightlyFolder) : new Map<string, number>();
  const copied = uploadRows(database).filter(({ sha256, bytes }) => stored.get(sha256 ?? '') !== bytes);
  const uploadBytes = copied.reduce((sum, { bytes }) => sum + bytes, 0);
  return 2 * databaseBytes + (nightlyFolder ? uploadBytes : 2 * uploadBytes);
}

const diskFull = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);

function explainDiskFull(error: unknown, folder: string): unknown {
  if (!diskFull.has(String((error as { code?: unknown }).code))) return error;
  const advice = 'Make room, or set BACKUP_DIR to a folder on another disk.';
  return new Error(
    `There is no room for the backup, and to verify it, in ${folder}. Those that are there are kept. ${advice}`,
  );
}

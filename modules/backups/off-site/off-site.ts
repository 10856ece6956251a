import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lockFile } from '#database/lock.ts';
import type { Env } from '#server/env.ts';
import { backupFolder } from '#server/process/paths.ts';
import { newestNightly } from '../archive/manifest.ts';
import { claimBackups, lockBackups } from '../folder.ts';
import { addToReport, readReport } from '../status.ts';
import { openCommand } from './command.ts';
import type { OffSite } from './destination.ts';
import { openS3 } from './s3.ts';

function openOffSite(env: Env): OffSite | null {
  if (env.BACKUP_S3_URL) return openS3(env);
  return env.BACKUP_COMMAND ? openCommand(env) : null;
}

/** Sends the nightly backups off-site, verifies them there and records the result. Throws an Error with a sentence. */
export async function sendBackups(env: Env) {
  const [offSite, folder] = [openOffSite(env), backupFolder(env)];
  if (!offSite) throw new Error('Backups are sent nowhere: set BACKUP_S3_URL or BACKUP_COMMAND first.');
  await mkdir(folder, { recursive: true });
  const release = lockFile(path.join(folder, '.send.lock'), 'Backups are being sent already.');
  try {
    claimBackups(env, folder);
    const newest = await newestNightly(folder);
    if (!newest) throw new Error('There is no nightly backup to send yet.');
    const event = () => ({ at: new Date(), file: newest });
    const { files, bytes } = await offSite.send(folder);
    addToReport(folder, { sent: event() });
    const { sentVerified } = readReport(folder);
    const verified = await offSite.verify(newest, sentVerified?.at);
    if (verified) addToReport(folder, { sentVerified: event() });
    addToReport(folder, { sendFailed: undefined });
    return { name: path.basename(newest), files, bytes, verified };
  } finally {
    release();
  }
}

export async function fetchBackup(env: Env, name?: string): Promise<string> {
  const [offSite, folder] = [openOffSite(env), backupFolder(env)];
  if (!offSite)
    throw new Error('Set BACKUP_S3_URL or BACKUP_FETCH_COMMAND first, as they were on the old machine.');
  await mkdir(folder, { recursive: true });
  const release = lockBackups(folder);
  return offSite.fetch(folder, name).finally(release);
}

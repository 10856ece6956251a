import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Env } from '#server/env.ts';
import { inTemporaryFolder, requireSpace } from '#server/process/disk.ts';
import { bytesOfPictures, readNightlyManifest } from '../archive/manifest.ts';
import { verifyBackup } from '../archive/verify.ts';
import { nightlyBackupsIn } from '../folder.ts';
import type { OffSite } from './destination.ts';

const aWeek = 7 * 24 * 60 * 60 * 1000;

/** Sends the folder of the backups with BACKUP_COMMAND, and fetches it with BACKUP_FETCH_COMMAND. */
export function openCommand({ BACKUP_COMMAND = '', BACKUP_FETCH_COMMAND }: Env): OffSite {
  const fetchInto = async (into: string) => {
    if (BACKUP_FETCH_COMMAND) return run('BACKUP_FETCH_COMMAND', BACKUP_FETCH_COMMAND, into);
    throw new Error(
      'BACKUP_FETCH_COMMAND is not set, so nobody knows how to bring backups back. Set it, or copy them into BACKUP_DIR yourself and restore the file.',
    );
  };
  return {
    async send(folder) {
      await run('BACKUP_COMMAND', BACKUP_COMMAND, folder);
      return { files: 0, bytes: 0 };
    },
    // Fetches everything, so not every night.
    async verify(newest, lastVerified) {
      if (!BACKUP_FETCH_COMMAND) return false;
      if (lastVerified && Math.abs(Date.now() - lastVerified.getTime()) < aWeek) return false;
      const folder = path.dirname(newest);
      const pictures = bytesOfPictures(await readNightlyManifest(newest));
      await requireSpace(2 * (await stat(newest)).size + pictures, folder);
      await inTemporaryFolder(path.join(folder, '.fetch-'), async (temporary) => {
        await fetchInto(temporary);
        await verifyBackup(path.join(temporary, path.basename(newest)));
      });
      return true;
    },
    async fetch(folder, name) {
      await fetchInto(folder);
      const archives = await nightlyBackupsIn(folder);
      const archive = name ? archives.find((file) => path.basename(file) === name) : archives.at(-1);
      if (archive) return archive;
      throw new Error(`BACKUP_FETCH_COMMAND brought no backup ${name ?? ''} into ${folder}.`);
    },
  };
}

async function run(setting: string, command: string, folder: string) {
  const line = command.replaceAll('{}', `'${folder.replaceAll("'", "'\\''")}'`);
  const options = { maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)('/bin/sh', ['-c', line], options).catch(({ stderr, message }) => {
    const why = stderr.trim().split('\n').slice(-3).join(' ') || message;
    throw new Error(`${setting} failed: ${why.slice(0, 300)}`);
  });
}

import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { buildFolder } from '#server/build-folder.ts';
import type { House } from '../house.ts';
import { tryAgain } from './next-backup.ts';
import { backupFolder } from './places.ts';
import { addToReport } from './report.ts';
import { tellBackups } from './tell-backups.ts';

const aDay = 24 * 60 * 60 * 1000;

/**
 * Makes a backup every night, in a process of its own, which neither holds up pages nor leaves its memory here. Gives
 * the function that ends it. What fails stands in the log and on the dashboard.
 */
export function backUpEveryNight(house: House): () => void {
  if (house.env.BACKUP_AT === 'off') return () => undefined;
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const wait = (milliseconds: number) => {
    if (!abort.signal.aborted) timer = setTimeout(work, milliseconds);
    timer?.unref();
  };
  const plan = async () => {
    try {
      const { next } = await tellBackups(house);
      wait(Math.min(Math.max(Number(next) - house.now().getTime(), 0), aDay));
    } catch (err) {
      // The database may be closed by now.
      if (abort.signal.aborted) return;
      house.log.error({ err }, 'The next nightly backup can’t be planned');
      wait(tryAgain);
    }
  };
  const work = async () => {
    const error = await backUpNow(abort.signal);
    if (abort.signal.aborted) return;
    if (!error) {
      house.log.info('The nightly backup was made and proven');
      return plan();
    }
    house.log.error({ err: error }, 'The nightly backup failed');
    await note(house, error.message).catch((err) => house.log.error({ err }, 'This can’t be noted'));
    wait(tryAgain);
  };
  void plan();
  return () => {
    abort.abort();
    clearTimeout(timer);
  };
}

function backUpNow(signal: AbortSignal): Promise<Error | null> {
  const words = [path.join(buildFolder, 'server/site.mjs'), 'backup', '--kind', 'nightly'];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { signal }, (error, _stdout, stderr) =>
      resolve(error && new Error(stderr.trim() || error.message)),
    );
  });
}

async function note({ env, now }: House, why: string) {
  const folder = backupFolder(env);
  await mkdir(folder, { recursive: true });
  await addToReport(folder, { failed: { at: now().toISOString(), why: why.slice(0, 500) } });
}

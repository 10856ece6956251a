import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#server/env.ts';
import { backupFolder, listBackups } from '#server/process/paths.ts';
import { bytesOfPictures, readNightlyManifest } from './archive/manifest.ts';
import { offSiteIsSet, type Report, readReport } from './status.ts';

const most = 30;

export async function describeBackups(env: Env) {
  const report = readReport(backupFolder(env));
  const files = listBackups(env).slice(0, most);
  const listed = await Promise.all(files.map((file) => describe(file, report, env)));
  return listed.sort((one, other) => other.at.getTime() - one.at.getTime());
}

export function backupNamed(env: Env, name: string): string | undefined {
  return listBackups(env).find((file) => path.basename(file) === name);
}

async function describe(file: string, report: Report, env: Env) {
  const name = path.basename(file);
  const isNightly = name.startsWith('nightly-');
  const manifest = isNightly ? await readNightlyManifest(file).catch(() => undefined) : null;
  const { size, mtime } = await stat(file);
  const made = report.byHand?.[name];
  const isVerified = isNightly ? Boolean(manifest) : made?.verifiedAt !== undefined;
  const isSent = isNightly && report.sent !== undefined && name <= path.basename(report.sent.file);
  return {
    name,
    isNightly,
    isVerified,
    at: manifest ? new Date(manifest.madeAt) : mtime,
    /** With the uploads that a nightly one shares with others. */
    bytes: size + bytesOfPictures(manifest),
    /** The administrator who made it; null for the nightly ones and the command line. */
    by: made?.by ?? null,
    /** Null where backups aren't sent anywhere. */
    isOffSite: offSiteIsSet(env) ? isSent : null,
  };
}

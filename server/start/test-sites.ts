import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import SQLite from '#database/driver.mjs';
import { files, site } from '#database/tables.ts';
import { readEnv } from '../env.ts';
import { lockSite } from '../process/lock-site.ts';
import { closeServices, openServices } from './open-services.ts';

let folder: string;
export const at = (...names: string[]) => path.join(folder, ...names);

/** Runs each test in its own folder. Call it in each file: a module that two files import is loaded once. */
export function eachTestInItsFolder() {
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'vinci-start-'));
    uploads.UPLOADS_DIR = at('one', 'uploads');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

export function settings(place: string, more: Record<string, string> = {}) {
  const mine = { DATABASE_URL: `file:${at(place, 'vinci.db')}`, UPLOADS_DIR: at(place, 'uploads') };
  const secret = 'a secret of the tests, long enough';
  return readEnv({ AUTH_SECRET: secret, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...mine, ...more }, true);
}

export const uploads = { UPLOADS_DIR: '' };
export const picturesIn = (place: string) =>
  readdirSync(at(place, 'uploads')).filter((name) => !name.startsWith('.'));

/** Adds a file to the uploads, two days old. */
export function addFile(place: string, name = `${randomBytes(16).toString('hex')}.jpg`) {
  mkdirSync(at(place, 'uploads'), { recursive: true });
  const file = at(place, 'uploads', name);
  writeFileSync(file, name);
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  utimesSync(file, then, then);
  return name;
}

/** Starts and stops a site; returns how many unknown files it found. */
export async function startAndStop(place: string, more: Record<string, string> = {}) {
  const env = settings(place, more);
  const unlock = lockSite(env);
  try {
    const services = await openServices(env);
    const { unknownFiles } = services.files;
    closeServices(services);
    return unknownFiles;
  } finally {
    unlock();
  }
}

export async function makeSite(place: string, count = 40) {
  const services = await openServices(settings(place));
  services.db.insert(site).values({ description: place }).run();
  for (let each = 0; each < count; each += 1) {
    const about = { width: 1, height: 1, bytes: 36, color: '#000000', sha256: '0'.repeat(64) };
    services.db
      .insert(files)
      .values({ filename: addFile(place), name: 'a.jpg', type: 'image/jpeg', ...about })
      .run();
  }
  closeServices(services);
}

/** Removes the ids, as on sites from before folders had owners. */
export function forgetIdentity(place: string) {
  const db = new SQLite(at(place, 'vinci.db'));
  db.pragma('user_version = 0');
  db.close();
  rmSync(at(place, 'uploads', '.vinci.json'));
}

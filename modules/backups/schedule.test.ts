import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backupName, lockBackups } from './folder.ts';
import { tidyBackups } from './retention.ts';
import { nextBackup } from './schedule.ts';

const started = new Date('2026-11-21T10:10:00Z');
const night = { hour: 2, timeZone: 'Asia/Jakarta', failed: undefined, started }; // 02:00 there is 19:00 UTC

describe('the next backup is due', () => {
  test.each([
    ['tonight', '2026-11-21T10:20:30Z', '2026-11-20T19:00:10Z', '2026-11-21T19:00:00.000Z'],
    [
      'tomorrow when tonight’s is done',
      '2026-11-21T19:00:20Z',
      '2026-11-21T19:00:10Z',
      '2026-11-22T19:00:00.000Z',
    ],
    [
      'ten minutes after the start when a night was missed',
      '2026-11-21T10:15:00Z',
      '2026-11-19T19:00:10Z',
      '2026-11-21T10:20:00.000Z',
    ],
  ])('%s', (_when, now, last, next) => {
    expect(nextBackup(new Date(now), { ...night, last: new Date(last) }).toISOString()).toBe(next);
  });

  test('at the same instant on every call, when there is none yet', () => {
    for (const minute of ['10', '13', '19']) {
      const now = new Date(`2026-11-21T10:${minute}:00Z`);
      expect(nextBackup(now, { ...night, last: undefined }).toISOString()).toBe('2026-11-21T10:20:00.000Z');
    }
  });

  test('in spite of a start and a failure while the clock was ahead', () => {
    const [now, ahead] = [new Date('2026-11-21T10:40:00Z'), new Date('2030-01-01T00:00:00Z')];
    const next = nextBackup(now, { ...night, last: undefined, started: ahead, failed: ahead });
    expect(next.toISOString()).toBe(now.toISOString());
  });

  test('an hour after a failure', () => {
    const failed = new Date('2026-11-21T10:21:00Z');
    const now = new Date('2026-11-21T10:40:00Z');
    const next = nextBackup(now, { ...night, last: undefined, failed });
    expect(next.toISOString()).toBe('2026-11-21T11:21:00.000Z');
  });
});

describe('the folder of backups', () => {
  test('keeps the newest nightly backups and all those made by hand', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vinci-backups-'));
    const made = (day: number, nightly: boolean) => backupName(new Date(Date.UTC(2026, 10, day)), nightly);
    for (const day of [8, 9, 10, 11]) await writeFile(path.join(folder, made(day, true)), '');
    await writeFile(path.join(folder, made(1, false)), '');
    await writeFile(path.join(folder, '.backup-killed'), '');
    await tidyBackups(folder, 2);
    expect((await readdir(folder)).sort()).toEqual([made(10, true), made(11, true), made(1, false)]);
    await rm(folder, { recursive: true });
  });

  test('allows one backup at a time', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vinci-backups-'));
    const release = lockBackups(folder);
    expect(() => lockBackups(folder)).toThrow('Another backup is being made.');
    release();
    lockBackups(folder)();
    await rm(folder, { recursive: true });
  });
});

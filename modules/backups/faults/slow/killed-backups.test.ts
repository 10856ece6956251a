import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand, startCommand } from '#tests/faults/command.ts';
import { times } from '#tests/patience.ts';
import { findDamagedUploads, storedUploads, storeIn } from '../../archive/uploads-store.ts';
import { verifyBackup } from '../../archive/verify.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-killed-backups-'));
const backups = path.join(folder, 'backups');
beforeAll(() => cpSync(process.env.SEEDED_SITE ?? '', folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const there = (pattern: RegExp, where = backups) =>
  existsSync(where) ? readdirSync(where).filter((name) => pattern.test(name)) : [];
const archives = () => there(/^nightly-/).map((name) => path.join(backups, name));
const leftovers = () => [...there(/^\.(backup|verify)-/), ...there(/^\.backup$/, `${folder}/uploads`)];
const stored = () => there(/^[0-9a-f]{64}$/, storeIn(backups)).length;

/** Kills a command as soon as a condition holds, or lets it finish if that was too short to notice. */
async function killWhen(words: string[], come: () => boolean) {
  const { ended, kill } = startCommand(folder, words);
  let running = true;
  const end = ended.then(() => {
    running = false;
  });
  while (running && !come()) await soon();
  kill();
  await end;
}

test('a nightly backup killed at any moment damages nothing, and the next one is complete', {
  timeout: 4 * times.fault,
}, async () => {
  const moments: [string, () => boolean][] = [
    ['at its beginning', () => there(/^\.backup-/).length > 0],
    ['while it stores the first uploads', () => stored() > 0],
    ['while it stores more of them', () => stored() > 20],
    [
      'while it packs',
      () => there(/^\.backup-/).some((name) => there(/^archive$/, `${backups}/${name}`).length > 0),
    ],
    ['while it is verified', () => there(/^\.verify-/).length > 0],
    ['once it is in its place', () => archives().length > 0],
  ];
  for (const [moment, come] of moments) {
    rmSync(backups, { recursive: true, force: true });
    await killWhen(['backup', '--kind', 'nightly'], come);
    expect(await findDamagedUploads(backups), moment).toEqual([]);
    for (const archive of archives()) await verifyBackup(archive);
    expect(await runCommand(folder, ['backup', '--kind', 'nightly']), moment).toMatchObject({ code: 0 });
    expect(leftovers(), moment).toEqual([]);
    for (const archive of archives()) await verifyBackup(archive);
  }
});

test('a killed clean-up leaves every backup complete, and the next one finishes its work', async () => {
  rmSync(backups, { recursive: true, force: true });
  expect(await runCommand(folder, ['backup', '--kind', 'nightly'])).toMatchObject({ code: 0 });
  const needed = (await storedUploads(backups)).size;
  for (let number = 0; number < 5000; number += 1) {
    writeFileSync(path.join(storeIn(backups), `${number}`.padStart(64, '0')), 'unneeded');
  }
  await killWhen(['clean-up'], () => stored() < needed + 4990);
  expect(stored()).toBeGreaterThanOrEqual(needed);
  for (const archive of archives()) await verifyBackup(archive);
  expect(await runCommand(folder, ['clean-up'])).toMatchObject({ code: 0 });
  expect(stored()).toBe(needed);
  for (const archive of archives()) await verifyBackup(archive);
});

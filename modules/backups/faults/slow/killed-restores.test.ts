import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { runCommand, settingsOf, startCommand } from '#tests/faults/command.ts';
import { times } from '#tests/patience.ts';
import { signIn } from '#tests/sign-in.ts';
import { startSite } from '#tests/site.ts';

const base = mkdtempSync(path.join(tmpdir(), 'vinci-killed-restores-'));
const env = { AUTH_SECRET: settingsOf('').AUTH_SECRET, BACKUP_AT: 'off' };
const archive = path.join(base, 'backups/vinci-2026-01-01T00-00-00.tar.gz');
const prepared = path.join(base, 'prepared');

function describe(folder: string, words?: string): string {
  return describeDatabase(path.join(folder, 'vinci.db'), words);
}

function describeDatabase(file: string, words?: string): string {
  const db = new SQLite(file);
  if (words) db.prepare('update site set description = ?, version = version + 1').run(words);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const found = db.prepare('select description from site').pluck().get();
  db.close();
  return String(found);
}

beforeAll(async () => {
  cpSync(process.env.SEEDED_SITE ?? '', prepared, { recursive: true });
  describe(prepared, 'Dari cadangan');
  expect(await runCommand(prepared, ['backup', archive])).toMatchObject({ code: 0 });
  describe(prepared, 'Sesudahnya');
  const site = await startSite({ folder: prepared, env });
  await site.stop();
});
afterAll(() => rmSync(base, { recursive: true }));

async function killWhen(running: () => boolean, come: () => boolean, kill: () => void) {
  while (running() && !come()) await soon();
  kill();
}

/** A copy of the site. */
function copyOf(folder: string) {
  const copy = mkdtempSync(path.join(base, 'site-'));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

test('a site killed at any step of its restore is the old one or the new one, whole', {
  timeout: 4 * times.fault,
}, async () => {
  expect(await runCommand(prepared, ['backup', 'rehearse', archive])).toMatchObject({ code: 0 });
  const named = (folder: string, pattern: RegExp) => readdirSync(folder).some((name) => pattern.test(name));
  const moments: [string, (folder: string, inode: number) => boolean][] = [
    ['when it is asked for', () => true],
    ['while the database is copied', (folder) => named(folder, /^\.restoring/)],
    ['while it is put beside the old one', (folder) => named(folder, /^\.restored/)],
    ['when the old one is put aside', (folder) => named(folder, /^before-restore/)],
    ['once it is in its place', (folder, inode) => statSync(`${folder}/vinci.db`).ino !== inode],
    ['while the rehearsal is removed', (folder) => !existsSync(`${folder}/rehearsal/about.json`)],
    ['at its end', () => false],
  ];
  const outcomes = new Set<string>();
  for (const [moment, come] of moments) {
    const folder = copyOf(prepared);
    const site = await startSite({ folder, env });
    const cookie = await signIn(site.url, site);
    const headers = { Cookie: cookie, Origin: site.url, 'Content-Type': 'application/json' };
    const asked = await fetch(`${site.url}/api/trpc/backup.getRehearsal`, { headers });
    const { startedAt } = (await asked.json()).result.data.json;
    const json = { startedAt, keepSchedules: false };
    const body = JSON.stringify({ json, meta: { values: { startedAt: ['Date'] } } });
    let running = true;
    const restored = fetch(`${site.url}/api/trpc/backup.restore`, { method: 'POST', headers, body })
      .then(({ status }) => expect(status, moment).toBe(200))
      .catch(() => undefined)
      .finally(() => {
        running = false;
      });
    const inode = statSync(`${folder}/vinci.db`).ino;
    await killWhen(
      () => running,
      () => come(folder, inode),
      () => site.signal('SIGKILL'),
    );
    await Promise.all([restored, site.ended]);
    const again = await startSite({ folder, env });
    const page = await (await fetch(again.url)).text();
    await again.stop();
    const found = describe(folder);
    expect(['Dari cadangan', 'Sesudahnya'], moment).toContain(found);
    expect(page, moment).toContain(found);
    outcomes.add(found);
    expect(named(folder, /^\.restor/), moment).toBe(false);
  }
  expect(outcomes.size).toBe(2);
});

test('a killed preparation of a restore leaves the site alone, and the next one succeeds', {
  timeout: 2 * times.fault,
}, async () => {
  const moments: [string, (folder: string) => boolean][] = [
    ['at its beginning', (folder) => existsSync(`${folder}/rehearsal.part`)],
    ['while it unpacks', (folder) => existsSync(`${folder}/uploads/.rehearsal/database.db`)],
    ['while it copies the database', (folder) => existsSync(`${folder}/rehearsal.part/site.db`)],
  ];
  let unfinished = 0;
  for (const [moment, come] of moments) {
    const folder = copyOf(prepared);
    const rehearsal = path.join(folder, 'rehearsal');
    rmSync(rehearsal, { recursive: true, force: true });
    const { ended, kill } = startCommand(folder, ['backup', 'rehearse', archive]);
    let running = true;
    const end = ended.then(() => {
      running = false;
    });
    await killWhen(
      () => running,
      () => come(folder),
      kill,
    );
    await end;
    // On a busy machine the command can be done before its moment is noticed.
    if (!existsSync(rehearsal)) unfinished += 1;
    else expect(describeDatabase(path.join(rehearsal, 'site.db')), moment).toBe('Dari cadangan');
    expect(describe(folder), moment).toBe('Sesudahnya');
    expect(await runCommand(folder, ['backup', 'rehearse', archive]), moment).toMatchObject({ code: 0 });
    expect(existsSync(`${folder}/rehearsal.part`) || existsSync(`${folder}/uploads/.rehearsal`)).toBe(false);
  }
  expect(unfinished).toBeGreaterThan(0);
});

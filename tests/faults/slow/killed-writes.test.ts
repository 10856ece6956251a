import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { times } from '#tests/patience.ts';
import { startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from '../administrator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-killed-'));
const acknowledged: string[] = [];
let number = 0;
const rounds = 5;
const starts = (rounds + 1) * times.start;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates accounts until the site is gone. */
async function keepWriting(staff: Administrator, onWrite: () => void) {
  for (;;) {
    number += 1;
    const email = `pegawai${number}@vinci.example`;
    const outcome = await staff.addAccount(email).catch(() => null);
    if (!outcome) return;
    expect(outcome.status).toBe(200);
    acknowledged.push(email);
    onWrite();
  }
}

// After a start, which recovers the database as in production.
function expectAllThere() {
  const db = new SQLite(path.join(folder, 'vinci.db'));
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const emails = new Set(db.prepare('select email from users').pluck().all());
  db.close();
  expect(acknowledged.filter((email) => !emails.has(email))).toEqual([]);
}

test('everything confirmed as saved is there after the process was killed, again and again', {
  timeout: starts,
}, async () => {
  let cookie: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ folder });
    expectAllThere();
    const staff = await administratorOf(site, cookie);
    cookie = staff.cookie;
    let answers = 0;
    const killAfterSome = () => {
      answers += 1;
      if (answers === 3 + 4 * round) site.signal('SIGKILL');
    };
    await Promise.all([1, 2, 3, 4].map(() => keepWriting(staff, killAfterSome)));
    expect(await site.ended).toBeNull();
  }
  const site = await startSite({ folder });
  expectAllThere();
  expect((await fetch(site.url)).status).toBe(200);
  await site.stop();
  console.error(`  ${acknowledged.length} acknowledged writes, none lost`);
});

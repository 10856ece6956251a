import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from './administrator.ts';

let site: RunningSite;
let staff: Administrator;
beforeAll(async () => {
  site = await startSite();
  staff = await administratorOf(site);
});
afterAll(() => site.stop());

const holder = `
  import SQLite from '#database/driver.mjs';
  const db = new SQLite(process.argv[1]);
  db.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.on('end', () => { db.exec('rollback'); process.exit(); }).resume();
`;

/** Another process takes the write lock; returns a function that releases it. */
async function lock() {
  const words = ['--input-type=module', '-e', holder, path.join(site.folder, 'vinci.db')];
  const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return async () => {
    const ended = once(child, 'exit');
    child.stdin.end();
    await ended;
  };
}

/** Requests what visitors and staff read while a write waits. */
async function expectReadsGoOn() {
  for (const address of ['/', '/up', '/search/kardus']) {
    expect((await fetch(site.url + address)).status, address).toBe(200);
  }
  const session = await fetch(`${site.url}/api/auth/session`, { headers: { Cookie: staff.cookie } });
  expect(await session.json()).toMatchObject({ user: { email: site.email } });
}

test('a write waits while another process locks the database, and delays nobody', async () => {
  const release = await lock();
  let answered = false;
  const written = staff.addAccount('sabar@vinci.example').finally(() => {
    answered = true;
  });
  await expectReadsGoOn();
  expect(answered).toBe(false);
  await release();
  expect((await written).status).toBe(200);
});

test('a write that would have to wait longer is refused with a sentence, a sign-in too, and reads go on', async () => {
  const release = await lock();
  try {
    const started = performance.now();
    const signedIn = signIn(site.url, site).catch((error: Error) => error.message);
    const { status, json } = await staff.addAccount('lama@vinci.example');
    expect(performance.now() - started).toBeGreaterThan(4500);
    expect(status).toBe(503);
    expect(json.message).toMatch(/^The server can’t write at the moment/);
    expect(await signedIn).toMatch('503');
    await expectReadsGoOn();
  } finally {
    await release();
  }
  expect((await staff.addAccount('lama@vinci.example')).status).toBe(200);
});

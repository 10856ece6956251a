import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { times } from '#tests/patience.ts';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from '../administrator.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-killed-'));
const uploads = path.join(folder, 'uploads');
const acknowledged: string[] = [];
let encoders = 0;
const rounds = 6;
const starts = (rounds + 1) * times.start;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const visible = () => readdirSync(uploads).filter((name) => !name.startsWith('.'));
/** Ages the pictures by two days: files left over only recently are kept. */
function growOld() {
  const then = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  if (existsSync(uploads)) for (const name of visible()) utimesSync(path.join(uploads, name), then, then);
}
const isWhole = (name: string) =>
  sharp(path.join(uploads, name), { failOn: 'warning' })
    .stats()
    .then(() => true)
    .catch(() => false);

/** The site's child processes, of which there is only the encoder. */
function childrenOf(pid: number) {
  const file = `/proc/${pid}/task/${pid}/children`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : [];
}

/** Is the process still running? One that has ended but not been reaped is a zombie (Z). */
const runs = (pid: string) => {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Uploads pictures and kills the site after this many events in its folder: at a different point each time. */
async function killWhileSending(site: RunningSite, staff: Administrator, happenings: number) {
  let seen = 0;
  let children: string[] = [];
  const kill = () => {
    children = childrenOf(site.pid);
    site.signal('SIGKILL');
  };
  const note = () => {
    seen += 1;
    if (seen === happenings) kill();
  };
  const watchers = [uploads, path.join(uploads, '.incoming')].map((place) => watch(place, note));
  const sent = [300, 400, 500].map(async (width) => {
    const bytes = await photo({ width: width + happenings, height: 200 });
    const outcome = await staff.upload(bytes).catch(() => null);
    if (outcome?.status === 200) acknowledged.push(String(outcome.json.filename));
  });
  await Promise.all(sent);
  for (const watcher of watchers) watcher.close();
  if (seen < happenings) kill();
  await site.ended;
  return children;
}

test('no picture is truncated, lost or left over after the process was killed, again and again', {
  timeout: starts,
}, async () => {
  let cookie: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    growOld();
    const site = await startSite({ folder });
    const staff = await administratorOf(site, cookie);
    cookie = staff.cookie;
    const before = new Set(visible());
    const children = await killWhileSending(site, staff, 6 * round + 1);
    for (const name of visible()) if (!before.has(name)) expect(await isWhole(name), name).toBe(true);
    encoders += children.length;
    await expect.poll(() => children.filter(runs), { message: 'the encoder goes on' }).toEqual([]);
  }
  // Some were interrupted, and some confirmed before.
  expect(acknowledged).not.toEqual([]);
  growOld();
  const site = await startSite({ folder });
  const db = new SQLite(path.join(folder, 'vinci.db'), { readonly: true });
  const rows = db.prepare('select filename, bytes from files').all() as { filename: string; bytes: number }[];
  db.close();
  expect(visible().sort()).toEqual(rows.map(({ filename }) => filename).sort());
  expect(rows.map(({ filename }) => filename)).toEqual(expect.arrayContaining(acknowledged));
  expect(readdirSync(path.join(uploads, '.incoming'))).toEqual([]);
  for (const { filename, bytes } of rows) {
    const answer = await fetch(`${site.url}/api/images/upload/${filename}`);
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  }
  const swept = readdirSync(path.join(uploads, '.swept'));
  for (const name of swept) expect((await fetch(`${site.url}/api/images/upload/${name}`)).status).toBe(404);
  await site.stop();
  console.error(
    `  ${acknowledged.length} acknowledged pictures, none lost; ${swept.length} put aside; ${encoders} encoders ended`,
  );
});

import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { photo } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { administratorOf } from './administrator.ts';
import { mountSmallDisk } from './small-disk.ts';

let site: RunningSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

const ask = async (address: string) => {
  const answer = await fetch(site.url + address);
  return `${answer.status} ${(await answer.text()).slice(0, 200)}`;
};

test('when the uploads folder disappears, pictures and uploads get a 503, and pages keep working', async () => {
  const staff = await administratorOf(site);
  const db = new SQLite(path.join(site.folder, 'vinci.db'), { readonly: true });
  const [name] = db.prepare('select filename from files').pluck().all();
  db.close();
  expect(await ask('/up?deep=1')).toBe('200 up');
  const uploads = path.join(site.folder, 'uploads');
  renameSync(uploads, `${uploads}.away`);
  const smaller = `/api/images/optimize?url=/api/images/upload/${name}&w=640`;
  for (const picture of [`/api/images/upload/${name}`, smaller])
    expect(await ask(picture)).toMatch(/^503 The pictures can’t be reached/);
  const sent = await staff.upload(await photo({ width: 333, height: 200 }));
  expect(sent.status).toBe(503);
  expect(sent.json.message).toMatch(/^The server can’t write at the moment/);
  expect(await ask('/up?deep=1')).toMatch(/^503 The uploads folder can’t be reached/);
  expect(await ask('/up')).toBe('200 up');
  expect(await ask('/')).toMatch(/^200 /);
  renameSync(`${uploads}.away`, uploads);
  expect(await ask(`/api/images/upload/${name}`)).toMatch(/^200 /);
  expect((await staff.upload(await photo({ width: 334, height: 200 }))).status).toBe(200);
  expect(await ask('/up?deep=1')).toBe('200 up');
});

test('the deep health check reports a database that is damaged while the site runs', async () => {
  const file = path.join(site.folder, 'vinci.db');
  const bytes = readFileSync(file);
  for (let page = 5; page < bytes.length / 4096; page += 5) bytes.write('no page', page * 4096);
  writeFileSync(file, bytes);
  expect(await ask('/up?deep=1')).toBe('503 The database is damaged.');
  expect(await ask('/up?deep=1')).toBe('503 The database is damaged.');
});

const sentence =
  /^The database(, or a file beside it,)? was (replaced|moved or deleted) while the site was running\. Nothing can be saved until/;

/** The files of the database, and how to take a copy of it as it is now. */
const placeOf = ({ folder }: RunningSite) => {
  const [file, copy] = [path.join(folder, 'vinci.db'), path.join(folder, 'copy.db')];
  const log = [`${file}-wal`, `${file}-shm`];
  const takeCopy = async () => {
    const db = new SQLite(file, { readonly: true });
    await db.backup(copy);
    db.close();
  };
  return { file, copy, log, takeCopy };
};
type Place = ReturnType<typeof placeOf>;

const staffOf = ({ file }: Place) => {
  const db = new SQLite(file, { readonly: true });
  const emails = db.prepare("select email from users where email like '%@vinci.test'").pluck().all();
  db.close();
  return emails;
};

const replacements: [how: string, replace: (place: Place) => void][] = [
  ['renamed into its place', ({ file, copy }) => renameSync(copy, file)],
  ['copied over it', ({ file, copy }) => copyFileSync(copy, file)],
  [
    'copied there after all its files were deleted',
    ({ file, copy, log }) => {
      for (const each of [file, ...log]) rmSync(each);
      copyFileSync(copy, file);
    },
  ],
  [
    'copied over it, and its log deleted',
    ({ file, copy, log }) => {
      copyFileSync(copy, file);
      for (const each of log) rmSync(each);
    },
  ],
];

test.each(replacements)(
  'a database that is replaced while the site runs, a copy %s, takes no more writes; the next start has the copy',
  async (_how, replace) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vinci-replaced-'));
    await cp(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
    await site.stop();
    site = await startSite({ folder });
    const place = placeOf(site);
    const staff = await administratorOf(site);
    expect((await staff.addAccount('sebelum@vinci.test')).status).toBe(200);
    await place.takeCopy();
    expect((await staff.addAccount('sesudah@vinci.test')).status).toBe(200);
    replace(place);
    const refused = await staff.addAccount('hilang@vinci.test');
    expect([refused.status, refused.json.message]).toEqual([503, expect.stringMatching(sentence)]);
    expect(await ask('/up?deep=1')).toMatch(/^503 The database can’t be written/);
    expect(await ask('/')).toMatch(/^200 /);
    const form = { method: 'POST', body: new URLSearchParams({ name: 'Dewi' }) };
    expect((await fetch(`${site.url}/contact`, form)).status).toBeGreaterThan(400);
    await site.stop();
    site = await startSite({ folder });
    expect(await ask('/up?deep=1')).toBe('200 up');
    expect(staffOf(place)).toEqual(['sebelum@vinci.test']);
    expect((await (await administratorOf(site)).addAccount('kini@vinci.test')).status).toBe(200);
    await site.stop();
    await rm(folder, { recursive: true });
  },
);

test('a database that is moved away while the site runs takes no writes until it is back', async () => {
  const staff = await administratorOf(site);
  const { file } = placeOf(site);
  renameSync(file, `${file}.away`);
  const refused = await staff.addAccount('hilang@vinci.test');
  expect([refused.status, refused.json.message]).toEqual([
    503,
    expect.stringMatching(/was moved or deleted/),
  ]);
  renameSync(`${file}.away`, file);
  await expect.poll(async () => (await staff.addAccount('kembali@vinci.test')).status).toBe(200);
});

test('another program may write to the database, also from its log into the file', async () => {
  const staff = await administratorOf(site);
  const db = new SQLite(placeOf(site).file);
  db.exec('create table theirs as select zeroblob(1000000) as content');
  db.pragma('wal_checkpoint(passive)');
  db.exec('drop table theirs');
  db.close();
  expect((await staff.addAccount('tetap@vinci.test')).status).toBe(200);
  expect(await ask('/up?deep=1')).toBe('200 up');
});

test('damage to a large database is reported after the start in log, dashboard and deep check', async () => {
  await site.stop();
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-large-'));
  await cp(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
  const file = path.join(folder, 'vinci.db');
  const db = new SQLite(file);
  const sound = db.pragma('page_count', { simple: true }) as number;
  db.exec('create table filler (id integer primary key, content blob)');
  const numbers = 'with recursive number(n) as (select 1 union all select n + 1 from number where n < 25000)';
  db.exec(`${numbers} insert into filler select n, zeroblob(3000) from number`);
  db.pragma('wal_checkpoint(truncate)');
  db.close();
  const bytes = readFileSync(file);
  for (let page = sound + 1000; page < sound + 2000; page += 1) bytes.write('no page', page * 4096);
  writeFileSync(file, bytes);
  site = await startSite({ folder, env: { LOG_LEVEL: 'error' } });
  const said = `The database is damaged. Stop the site and put it back to a backup: npm run site -- restore`;
  await expect.poll(() => site.output()).toContain(said);
  expect(site.output()).toContain(file);
  const Cookie = await signIn(site.url, site);
  const dashboard = await (await fetch(`${site.url}/only-us/dashboard`, { headers: { Cookie } })).text();
  expect(dashboard).toContain('is damaged: new changes may be lost');
  expect(await ask('/up')).toBe('200 up');
  expect(await ask('/up?deep=1')).toBe('503 The database is damaged.');
  await site.stop();
  await rm(folder, { recursive: true });
});

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());
test.skipIf(!disk)(
  'a database that can’t be written to ends the start, with its path and what to do',
  async () => {
    await site.stop();
    const folder = disk?.folder ?? '';
    const file = path.join(folder, 'vinci.db');
    const first = await startSite({ folder });
    await first.stop();
    execFileSync('mount', ['--bind', file, file]);
    execFileSync('mount', ['-o', 'remount,bind,ro', file]);
    try {
      await expect(startSite({ folder })).rejects.toThrow(`The database ${file} can’t be opened to write`);
    } finally {
      execFileSync('umount', ['-l', file]);
    }
    disk?.readOnly();
    await expect(startSite({ folder })).rejects.toThrow(
      `Nothing can be written into the folder of the database, ${folder}.`,
    );
  },
);

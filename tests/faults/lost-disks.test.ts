import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { photo } from '#tests/pictures.ts';
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

test('when the folder of uploads goes away, pictures and uploads get a 503, and pages go on', async () => {
  const staff = await administratorOf(site);
  const db = new SQLite(path.join(site.folder, 'vinci.db'), { readonly: true });
  const [name] = db.prepare('select filename from files').pluck().all();
  db.close();
  expect(await ask('/up?deep=1')).toBe('200 up');
  const uploads = path.join(site.folder, 'uploads');
  renameSync(uploads, `${uploads}.away`);
  expect(await ask(`/api/images/upload/${name}`)).toMatch(/^503 The pictures can’t be reached/);
  const sent = await staff.upload(await photo({ width: 333, height: 200 }));
  expect(sent.status).toBe(503);
  expect(sent.json.message).toMatch(/^The server can’t write at the moment/);
  expect(await ask('/up?deep=1')).toMatch(/^503 The folder of uploads can’t be reached/);
  expect(await ask('/up')).toBe('200 up');
  expect(await ask('/')).toMatch(/^200 /);
  renameSync(`${uploads}.away`, uploads);
  expect(await ask(`/api/images/upload/${name}`)).toMatch(/^200 /);
  expect((await staff.upload(await photo({ width: 334, height: 200 }))).status).toBe(200);
  expect(await ask('/up?deep=1')).toBe('200 up');
});

test('a database that gets damaged while the site runs shows in the deeper check', async () => {
  const file = path.join(site.folder, 'vinci.db');
  const bytes = readFileSync(file);
  for (let page = 5; page < bytes.length / 4096; page += 5) bytes.write('no page', page * 4096);
  writeFileSync(file, bytes);
  expect(await ask('/up?deep=1')).toBe('503 The database is damaged.');
  expect(await ask('/up?deep=1')).toBe('503 The database is damaged.');
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

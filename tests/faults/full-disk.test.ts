import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { photo } from '#tests/pictures.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { type Administrator, administratorOf } from './administrator.ts';
import { mountSmallDisk } from './small-disk.ts';

const sorry = 'The server can’t write at the moment. Nothing was changed; please try again later.';
const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

describe.skipIf(!disk)('on a disk', () => {
  const folder = disk?.folder ?? '';
  const uploads = path.join(folder, 'uploads');
  const files = () => readdirSync(uploads).filter((name) => !name.startsWith('.'));
  let site: RunningSite;
  let staff: Administrator;
  beforeAll(async () => {
    cpSync(process.env.SEEDED_SITE ?? '', folder, { recursive: true });
    const db = new SQLite(path.join(folder, 'vinci.db'));
    db.prepare('update site set maintenance = 0').run();
    db.close();
    // Uploads are meant to fill the disk.
    site = await startSite({ folder, env: { UPLOADS_KEEP_FREE_MB: '0' } });
    staff = await administratorOf(site);
  });
  afterAll(() => site?.stop());

  let number = 0;
  const write = () => {
    number += 1;
    return staff.addAccount(`pegawai${number}@vinci.example`);
  };
  /** The database reuses space it already has, so the first few writes may succeed. */
  async function writeUntilRefused() {
    for (let tries = 0; tries < 2000; tries += 1) {
      const outcome = await write();
      if (outcome.status !== 200) return outcome;
    }
    throw new Error('The disk never got full.');
  }
  async function expectReadsGoOn() {
    for (const address of [
      '/',
      '/up',
      '/sitemap.xml',
      '/search/kardus',
      '/nowhere',
      `/api/images/upload/${files()[0]}`,
    ]) {
      const { status } = await fetch(site.url + address);
      expect(status, address).toBe(address === '/nowhere' ? 404 : 200);
    }
    const session = await fetch(`${site.url}/api/auth/session`, { headers: { Cookie: staff.cookie } });
    expect(await session.json()).toMatchObject({ user: { email: site.email } });
  }

  test('that is full, writes and pictures are refused, reads go on, and with space all works again', async () => {
    const before = files();
    disk?.fill();
    expect(await writeUntilRefused()).toMatchObject({ status: 503, json: { message: sorry } });
    expect(await staff.upload(await photo({ width: 500, height: 400 }))).toMatchObject({
      status: 503,
      json: { message: sorry },
    });
    expect(files()).toEqual(before);
    expect(readdirSync(path.join(uploads, '.incoming'))).toEqual([]);
    await expectReadsGoOn();
    // What is typed fares the same; the form has it in the browser until it is kept.
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(190_000) }] }];
    const values = { body: { type: 'doc', content } };
    const copy = { of: { id: 1 }, version: 1, revision: 0, values };
    expect(await staff.call('content.keepCopy', { type: 'blog', ...copy })).toMatchObject({
      status: 503,
      json: { message: sorry },
    });
    disk?.clear();
    expect((await staff.call('content.keepCopy', { type: 'blog', ...copy })).status).toBe(200);
    expect((await write()).status).toBe(200);
    const sent = await staff.upload(await photo({ width: 500, height: 400 }));
    expect(sent.status).toBe(200);
    expect(files()).toContain(sent.json.filename);
  });
});

import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { photo } from '#tests/pictures.ts';
import { startSite } from '#tests/site.ts';
import { administratorOf } from './administrator.ts';
import { mountSmallDisk } from './small-disk.ts';

const disk = mountSmallDisk(64);
afterAll(() => disk?.remove());

test.skipIf(!disk)(
  'with an uploads folder that nothing can be written to, everything else works, and a start says so',
  async () => {
    const folder = disk?.folder ?? '';
    cpSync(path.join(process.env.SEEDED_SITE ?? '', 'uploads'), folder, { recursive: true });
    const site = await startSite({ env: { UPLOADS_DIR: folder } });
    const staff = await administratorOf(site);
    const [picture] = readdirSync(folder).filter((name) => !name.startsWith('.'));
    disk?.readOnly();
    const sent = await staff.upload(await photo({ width: 600, height: 400 }));
    expect(sent.status).toBe(503);
    expect(sent.json.message).toMatch(/^The server can’t write at the moment/);
    expect((await staff.addAccount('pegawai@vinci.example')).status).toBe(200);
    const variant = `/api/images/optimize?url=${encodeURIComponent(`/api/images/upload/${picture}`)}&w=96&q=75`;
    for (const address of ['/', '/up', `/api/images/upload/${picture}`, variant]) {
      expect((await fetch(site.url + address)).status, address).toBe(200);
    }
    await site.stop();
    const again = startSite({ env: { UPLOADS_DIR: folder } });
    await expect(again).rejects.toThrow(`The uploads folder ${folder} is not writable.`);
  },
);

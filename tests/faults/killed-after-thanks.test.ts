import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { startSite } from '#tests/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-requests-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

test('a request is stored once its visitor was thanked, even when the site is killed right then', async () => {
  const site = await startSite({ folder });
  const html = await (await fetch(`${site.url}/contact`)).text();
  const body = new URLSearchParams({
    token: valueIn(html, 'token'),
    consent: valueIn(html, 'consent'),
    name: 'Dewi Lestari',
    phone: '0812-3456-7890',
  });
  const response = await fetch(`${site.url}/contact`, { method: 'POST', body, redirect: 'manual' });
  site.signal('SIGKILL');
  await site.ended;
  expect(response.status).toBe(303);
  const reference = /reference=([^&]+)/.exec(response.headers.get('location') ?? '')?.[1];
  const again = await startSite({ folder });
  expect((await fetch(`${again.url}/contact/thanks?reference=${reference}`)).status).toBe(200);
  await again.stop();
  const db = new SQLite(path.join(folder, 'vinci.db'));
  expect(db.prepare('SELECT name, reference FROM requests').all()).toEqual([
    { name: 'Dewi Lestari', reference },
  ]);
  db.close();
});

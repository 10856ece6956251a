import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { site } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import { letPass, minute } from '#tests/clock.ts';
import { openTestSite } from '#tests/test-site.ts';
import { openContentVersion } from './content-version.ts';

let folder: string;
let db: Database;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vinci-content-'));
  db = openDatabase(path.join(folder, 'vinci.db'));
  migrateDatabase(db);
  db.insert(site).values({ description: '' }).run();
});
afterAll(() => {
  db.$client.close();
  rmSync(folder, { recursive: true });
});

test('a change by this process counts at once, however recent the last check', async () => {
  const { administrator, services, close } = await openTestSite();
  for (const description of ['Kardus Jaya', 'Kardus Abadi', 'Kardus Lama']) {
    const before = services.content.current();
    expect(services.content.current()).toBe(before);
    const { version } = await administrator.site.get();
    await administrator.site.update({
      description,
      timeZone: 'Asia/Jakarta',
      language: 'id',
      searchWords: '',
      version,
    });
    expect(services.content.current()).not.toBe(before);
  }
  await close();
});

test('a change by another process counts soon, and only once', async () => {
  const content = openContentVersion({ db, now: () => new Date() }, () => null);
  const before = content.current();
  const other = openDatabase(path.join(folder, 'vinci.db'));
  other.update(site).set({ description: 'Diubah dari luar' }).run();
  other.$client.close();
  await expect.poll(() => content.current(), { interval: 1 }).toBe(before + 1);
  expect(content.current()).toBe(before + 1);
});

test('what a site that moves in writes counts once a second, and the last of it, too', async () => {
  let isMoving = true;
  const content = openContentVersion(
    { db, now: () => new Date() },
    () => null,
    () => isMoving,
  );
  const [before, begun] = [content.current(), performance.now()];
  const other = openDatabase(path.join(folder, 'vinci.db'));
  for (let change = 0; performance.now() < begun + 1500; change += 1) {
    other
      .update(site)
      .set({ description: `Perubahan ${change}` })
      .run();
    content.current();
    await wait(3);
  }
  expect(content.current() - before).toBeLessThanOrEqual(Math.ceil((performance.now() - begun) / 1000));
  isMoving = false;
  const seen = content.current();
  other.update(site).set({ description: 'Selesai' }).run();
  other.$client.close();
  await expect.poll(() => content.current()).toBe(seen + 1);
});

test('setting the clock back counts as a change, and only once', async () => {
  let time = Date.parse('2026-05-01T10:00:00Z');
  const content = openContentVersion({ db, now: () => new Date(time) }, () => null);
  const before = content.current();
  time -= 60 * 60 * 1000;
  await vi.waitFor(() => expect(content.current()).toBe(before + 1), { interval: 1 });
  time += 60 * 1000;
  const looked = performance.now();
  await vi.waitUntil(() => performance.now() > looked + 5, { interval: 1 });
  expect(content.current()).toBe(before + 1);
});

test('pages are made anew once the company opens or closes', async () => {
  const { administrator, services, close } = await openTestSite();
  const row = await administrator.brand.get();
  const hours = Array(7).fill({ opens: '08:00', closes: '17:00' });
  await administrator.brand.update({ ...valuesOf(brand, row), hours, version: row.version });
  const before = services.content.current();
  letPass(16 * 60 * minute);
  await vi.waitFor(() => expect(services.content.current()).toBe(before + 1), { interval: 1 });
  vi.useRealTimers();
  await close();
});

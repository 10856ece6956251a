import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import SQLite from '#database/driver.mjs';
import { startSite } from '#tests/site.ts';
import { runCommand, startCommand } from './command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vinci-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const AUTH_URL = 'https://vinci.example';
const homeOf = (name: string) => {
  cpSync(process.env.SEEDED_SITE ?? '', path.join(folder, name), { recursive: true });
  return path.join(folder, name);
};

test('an import that is killed again and again ends as the same site, for visitors, too', async () => {
  const [from, to] = [homeOf('from'), homeOf('to')];
  const db = new SQLite(path.join(from, 'vinci.db'));
  db.exec(
    "update brands set name = 'Lestari Pak'; update blog_posts set title = 'Judul lain', id = id + 500 where id = 1",
  );
  db.exec(
    "update addresses set entry = entry + 500 where type = 'blog' and entry = 1; delete from testimonials",
  );
  db.close();
  const zip = path.join(folder, 'export.zip');
  expect(await runCommand(from, ['export', zip], { AUTH_URL })).toMatchObject({ code: 0 });
  for (const milliseconds of [700, 1200, 1800, 2500]) {
    const running = startCommand(to, ['import', zip], { AUTH_URL });
    await wait(milliseconds);
    running.kill();
    const { code } = await running.ended;
    if (code === 0) break;
    const now = new SQLite(path.join(to, 'vinci.db'));
    expect(now.prepare('select name from brands').pluck().get()).toBe('Vinci');
    expect(now.prepare('select count(*) from testimonials').pluck().get()).toBeGreaterThan(0);
    now.close();
  }
  const ended = await runCommand(to, ['import', zip], { AUTH_URL });
  expect(ended.stdout + ended.stderr).toMatch(/Imported \d+ entries|Somebody has written/);
  const stored = (home: string) =>
    readdirSync(path.join(home, 'uploads')).filter((name) => /^\w{32}\.\w+$/.test(name));
  expect(stored(to).sort()).toEqual(stored(from).sort());
  for (const name of stored(from))
    expect(
      readFileSync(path.join(to, 'uploads', name)).equals(readFileSync(path.join(from, 'uploads', name))),
    ).toBe(true);
  expect(existsSync(path.join(to, 'uploads/.importing'))).toBe(false);

  const env = { AUTH_URL, MAINTENANCE: 'off' };
  const sites = [await startSite({ folder: from, env }), await startSite({ folder: to, env })];
  for (const address of [
    '/',
    '/blogs',
    '/blogs/karton-gelombang',
    '/packaging',
    '/packaging/die-cut-box',
    '/gallery',
    '/tentang-kami',
    '/sitemap.xml',
  ]) {
    const [before, after] = await Promise.all(
      sites.map(async ({ url }) => (await fetch(url + address)).text()),
    );
    expect([address, after]).toEqual([address, before]);
  }
  for (const site of sites) await site.stop();
});

import path from 'node:path';
import { expect, test } from '@playwright/test';
import SQLite from '#database/driver.mjs';
import { startSite } from '#tests/site.ts';

test('what has been in the trash for 30 days is deleted permanently when the site starts', {
  tag: '@long',
}, async () => {
  const folder = test.info().outputPath('site');
  const first = await startSite({ folder });
  await first.stop();
  const open = () => new SQLite(path.join(folder, 'vinci.db'));
  const count = () => {
    const db = open();
    const titles = db.prepare('select title from entry_trash').pluck().all();
    db.close();
    return titles;
  };
  const db = open();
  const day = 24 * 60 * 60 * 1000;
  const add = db.prepare("insert into entry_trash values ('blog', ?, ?, '{}', null, ?)");
  add.run(901, 'Lama', Date.now() - 31 * day);
  add.run(902, 'Baru', Date.now() - 29 * day);
  db.close();
  expect(count()).toEqual(['Lama', 'Baru']);
  const second = await startSite({ folder });
  await expect.poll(count).toEqual(['Baru']);
  await second.stop();
});

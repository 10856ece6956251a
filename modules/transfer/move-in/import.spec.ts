import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import superjson from 'superjson';
import { claimSite } from '#server/process/exclusive-work.ts';
import { runCommand } from '#tests/faults/command.ts';
import { exported, exportedItem } from '#tests/old-export.ts';
import { moving } from './process.ts';
import { posts, siteToMoveIn } from './test-move-in.ts';

const to = siteToMoveIn();
const { upload, call, ask, current, atRest, row } = to;

test('what is no export, and a second move at the same time, are refused with a sentence', {
  tag: '@long',
}, async () => {
  await upload('Hello');
  const { id } = await current();
  await call('review', { id });
  expect((await atRest()).failure).toContain('This isn’t a WordPress export');
  await upload(posts(700));
  await call('run', { id });
  expect(await call('run', { id })).toContain('An import is running');
  await expect.poll(async () => (await current()).host).toBe('old.example');
  expect(await upload(posts(1, 'x', 'other.example'), 'other.xml')).toMatchObject({
    received: expect.any(Number),
  });
  const other = await current();
  const busy = 'An import is running. Wait for it, or stop it under “Setting → Data → Move in”.';
  expect(await call('review', { id: other.id })).toBe(busy);
  const file = path.join(to.site.folder, 'by-command.xml');
  writeFileSync(file, posts(1));
  await expect
    .poll(() => row(`select progress from imports where id = ${id}`))
    .not.toEqual([{ progress: null }]);
  expect((await runCommand(to.site.folder, ['move-in', file])).stderr).toContain(busy);
  await call('stop', { id });
  await call('discard', { id: other.id });

  // Nor can a backup be restored meanwhile, whole or in part.
  const uploads = path.join(to.site.folder, 'uploads');
  const endMove = await claimSite(moving, uploads);
  const backup = (name: string, input: object) => to.send(`backup.${name}`, superjson.stringify(input));
  const startedAt = new Date();
  expect(await backup('restore', { startedAt, keepSchedules: true })).toBe(busy);
  expect(await backup('goBack', {})).toBe(busy);
  expect(await backup('restoreArea', { startedAt, type: 'blog' })).toBe(busy);
  expect(await backup('rehearse', { name: 'any' })).toBe(busy);
  expect((await runCommand(to.site.folder, ['backup', 'rehearse', file])).stderr).toContain(busy);
  endMove();

  const restoring = { name: 'restoring', busy: 'A backup is being restored. Wait until that is done.' };
  const endRestore = await claimSite(restoring, uploads);
  expect(await call('run', { id })).toBe(restoring.busy);
  expect((await runCommand(to.site.folder, ['move-in', file])).stderr).toContain(restoring.busy);
  endRestore();
});

test('a move that was stopped, or interrupted with the server, goes on', { tag: '@long' }, async () => {
  await upload(posts(120));
  const { id } = await current();
  await call('run', { id });
  await expect.poll(() => JSON.stringify(row('select progress from imports'))).toContain('entries');
  await call('stop', { id });
  expect(await current()).toMatchObject({ state: 'stopped', isBusy: false });
  expect(row("select count(*) as n from import_items where state = 'begun'")).not.toEqual([{ n: 0 }]);
  // As a power cut leaves it: the next start of the server goes on.
  row("update imports set state = 'running', started_at = 0");
  await to.restart();
  await expect.poll(async () => (await current()).state).toBe('done');
  expect(row("select count(*) as n from import_items where state = 'moved' and kind = 'post'")).toEqual([
    { n: 120 },
  ]);
});

test('an export that is cut off is imported only when somebody says so, and the report opens with it', {
  tag: '@long',
}, async () => {
  const lost =
    '<wp:postmeta><wp:meta_key>isi</wp:meta_key><wp:meta_value>Kami mengirim ke seluruh pulau</wp:meta_value></wp:postmeta>';
  const whole = exported([exportedItem(1, '<p>One</p>'), exportedItem(2, '<p>Two</p>', { more: lost })]);
  await upload(whole.slice(0, -20));
  const { id } = await current();
  await call('review', { id });
  const reviewed = await atRest();
  const unread = [expect.stringContaining('site.xml')];
  const sums = { before: { words: 7 }, after: { words: 2 } };
  expect(reviewed).toMatchObject({ state: 'reviewed', review: { unread, ...sums } });
  expect(row("select count(*) as n from blog_posts where title like 'Item %'")).toEqual([{ n: 0 }]);
  expect(await call('run', { id })).toContain('choose to import what can be read');
  await call('run', { id, anyway: true });
  expect(await atRest()).toMatchObject({ state: 'done', failure: '', sums });
  expect((await ask('getLines', { id, show: 'missing' })).rows).toMatchObject([
    { title: 'Item 2', before: { words: 6 }, after: { words: 1 } },
    { kind: 'export', state: 'failed' },
  ]);
  const report = await fetch(`${to.site.url}/api/move-in/${id}/report.csv`, {
    headers: { Cookie: to.Cookie },
  });
  expect((await report.text()).split('\n')[1]).toContain('Item 2');
});

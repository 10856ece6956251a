import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { exported, exportedItem } from '#tests/old-export.ts';
import { posts, siteToMoveIn } from './test-move-in.ts';

const to = siteToMoveIn();
const { piece, upload, call, ask, current, atRest, row } = to;

test('an upload in chunks arrives whole, also after a lost chunk, and is imported with the chosen options', {
  tag: '@long',
}, async () => {
  const text = exported([
    exportedItem(1, '<p>One</p>[promo x=1]Buy now[/promo]'),
    exportedItem(2, 'An event', { type: 'event' }),
    exportedItem(3, 'A page', { type: 'page' }),
  ]);
  const bytes = Buffer.byteLength(text);
  const half = Math.floor(bytes / 2);
  const parts = [text.slice(0, half), text.slice(half)] as const;
  const first = Buffer.byteLength(parts[0]);
  expect(await piece('site.xml', parts[0], 0, bytes)).toMatchObject({ received: first });
  // It was sent again, because its answer got lost.
  expect(await piece('site.xml', parts[0], 0, bytes)).toMatchObject({ received: first });
  expect((await current()).parts).toEqual([{ name: 'site.xml', total: bytes, received: first }]);
  // And the last one by two tabs at the same moment.
  const both = [1, 2].map(() => piece('site.xml', parts[1], first, bytes));
  expect(await Promise.all(both)).toMatchObject([{ received: bytes }, { received: bytes }]);
  const { id, uploads } = await current();
  expect(uploads).toMatchObject([{ name: 'site.xml', bytes }]);
  const folder = path.join(to.site.folder, 'uploads/.moved-in', String(id), 'given');
  expect(readFileSync(path.join(folder, 'site.xml'), 'utf8')).toBe(text);
  expect((await fetch(`${to.site.url}/api/images/upload/.moved-in/${id}/given/site.xml`)).status).toBe(404);
  expect(await piece('site.exe', 'x', 0, 1)).toContain('.xml, .gz or .zip');

  await call('review', { id });
  const reviewed = await atRest();
  expect(reviewed).toMatchObject({
    state: 'reviewed',
    host: 'old.example',
    review: { site: { title: 'Old site' } },
  });
  expect(row('select count(*) as n from import_items')).toEqual([{ n: 0 }]);
  const choices = {
    ...{ types: { event: 'blog', page: 'none' }, categories: {}, authors: { rina: 'Rina Dewi' } },
    ...{ shortcodes: { promo: 'none' }, language: 'id', asDrafts: true },
  };
  await call('choose', { id, choices });
  await call('run', { id });
  expect(await atRest()).toMatchObject({ state: 'done', failure: '', switchedAt: null });
  expect(
    row("select author, language, status from blog_posts where title like 'Item %' order by title"),
  ).toEqual([1, 2].map(() => ({ author: 'Rina Dewi', language: 'id', status: 'draft' })));
  expect(JSON.stringify(row("select body from blog_posts where title = 'Item 1'"))).not.toContain('Buy now');
  expect((await ask('getLines', { id, show: 'leftOut' })).rows).toMatchObject([
    { title: 'Item 3', why: 'You chose to leave it out.' },
  ]);
});

test('words of an upload that a restart cut off are counted after it', { tag: '@long' }, async () => {
  const areCounted = () =>
    expect.poll(async () => (await current()).uploads).toMatchObject([{ words: { found: 4, kept: 4 } }]);
  await upload(posts(2));
  await areCounted();
  row("update imports set uploads = json_remove(uploads, '$[0].words')");
  await to.restart();
  await areCounted();
});

test('a disk without room refuses an export before it is sent', { tag: '@long' }, async () => {
  await to.restart({ UPLOADS_KEEP_FREE_MB: '99999999' });
  expect(await upload(posts(1))).toContain('The server’s disk is nearly full');
});

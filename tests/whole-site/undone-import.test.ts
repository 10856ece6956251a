import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { seeds } from '#database/seed/points.ts';
import { users } from '#database/tables.ts';
import { importWith } from '#modules/transfer/commands/move-in.ts';
import { noChoices } from '#modules/transfer/move-in/choices.ts';
import { moveRedirects } from '#modules/transfer/move-in/move-redirects.ts';
import { removeUploads } from '#modules/transfer/move-in/remove-uploads.ts';
import { runImport } from '#modules/transfer/move-in/run.ts';
import { undoImport } from '#modules/transfer/move-in/undo.ts';
import { imports } from '#modules/transfer/tables.ts';
import { purgeOldTrash } from '#server/content/trash/trash.ts';
import { offeredBy } from '#server/module/registry.ts';
import { exported, exportedItem } from '#tests/old-export.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();
const folder = mkdtempSync(path.join(tmpdir(), 'undo-'));

beforeEach(async () => {
  const { id } = await site.administrator.file.upload(formWith(await photo(), 'starter.jpg'));
  for (const { offer: fill } of offeredBy(seeds)) await fill({ ...site.services, addPicture: () => id });
});

const picture = (id: number) =>
  exportedItem(id, '', {
    type: 'attachment',
    more: `<wp:attachment_url>https://old.example/wp-content/uploads/${id}.jpg</wp:attachment_url>`,
  });
const named = (item: string, slug: string) => item.replace(/item-\d+/g, slug);
const filed = '<category domain="category" nicename="gudang">Gudang</category>';
const items = [
  '<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>gudang</wp:category_nicename><wp:cat_name>Gudang</wp:cat_name></wp:category>',
  ...[11, 12, 13].map(picture),
  named(
    exportedItem(1, '<p>Isi</p><img src="/wp-content/uploads/11.jpg">', { more: filed }),
    'karton-gelombang',
  ),
  exportedItem(2, '<p>Dua</p><img src="/wp-content/uploads/12.jpg">'),
  named(exportedItem(3, '<p>Kami</p>', { type: 'page' }), 'kontak'),
  exportedItem(4, '', {
    type: 'nav_menu_item',
    more: `<category domain="nav_menu" nicename="main">Main</category>${[
      ['_menu_item_type', 'post_type'],
      ['_menu_item_object', 'page'],
      ['_menu_item_object_id', '3'],
      ['_menu_item_menu_item_parent', '0'],
    ]
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
      )
      .join('')}`,
  }),
];

async function moveIn() {
  const pictures = path.join(folder, 'wp-content/uploads');
  mkdirSync(pictures, { recursive: true });
  for (const width of [11, 12, 13])
    writeFileSync(path.join(pictures, `${width}.jpg`), await photo({ width }));
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const uploads = [
    { kind: 'export' as const, name: 'site.xml', at: file('site.xml', exported(items)), bytes: null },
    { kind: 'files' as const, name: 'uploads', at: folder, bytes: null },
  ];
  const here = { ...site.services, files: site.files };
  await runImport(here, { uploads, choices: noChoices, switches: true });
  const row = site.db.select().from(imports).all().at(-1);
  if (!row) throw new Error('Nothing was imported.');
  await moveRedirects(here, row.id, [file('r.csv', '/lama,/item-2/\n/ig,https://toko.example/\n')]);
  return { id: row.id, undo: () => undoImport(here, row) };
}

const rows = (query: string) => site.db.$client.prepare(query).all();
// Versions are read by editors only.
const stateOf = () => ({
  posts: rows('select * from blog_posts order by id'),
  pages: rows('select * from pages order by id'),
  categories: rows('select * from blog_categories order by id'),
  menu: rows('select entries from menus'),
  redirects: rows('select * from redirects'),
  addresses: rows('select path, type, entry, state from addresses order by path'),
  imports: rows('select * from import_addresses'),
});
const filesOf = () => ({
  rows: rows('select name from files order by id'),
  imports: rows('select id from imports'),
  items: rows('select id from import_items'),
  // Locks stay.
  onDisk: readdirSync(site.files.folder)
    .filter((name) => !name.endsWith('.lock'))
    .sort(),
});
const slugs = () =>
  rows('select slug from blog_posts union select slug from pages').map(
    (row) => Object.values(row as object)[0],
  );

test('what the site began with makes room, and an undone import leaves nothing', async () => {
  const [before, filesBefore] = [stateOf(), filesOf()];
  const { id, undo } = await moveIn();
  const found = () => importWith({ env: site.services.env, db: site.db }, String(id));
  expect(found().id).toBe(id);
  expect(rows("select slug, title from blog_posts where slug like 'karton-gelombang%'")).toEqual([
    { slug: 'karton-gelombang', title: 'Item 1' },
  ]);
  expect(rows("select slug, title from pages where slug like 'kontak%'")).toEqual([
    { slug: 'kontak', title: 'Item 3' },
  ]);
  expect(await undo()).toEqual([]);
  // Neither can the command go on with it.
  expect(found).toThrow('Please name an export');
  expect(stateOf()).toEqual(before);
  // Its pictures are there as long as the trash shows them.
  expect(filesOf().rows).toHaveLength(filesBefore.rows.length + 2);
  await purgeOldTrash(site.db, new Date(Date.now() + 31 * 86_400_000));
  await removeUploads.run(site.services);
  expect(filesOf()).toEqual(filesBefore);
});

test('an undone import can be imported again, where the samples make room again', async () => {
  const { undo } = await moveIn();
  const after = slugs();
  await undo();
  await moveIn();
  expect(slugs()).toEqual(after);
});

test('pictures of entries that were deleted before go with the trash, and what is used meanwhile stays', async () => {
  const filesBefore = filesOf();
  const { undo } = await moveIn();
  const [{ id } = { id: 0 }] = rows("select id from blog_posts where title = 'Item 2'") as { id: number }[];
  await site.administrator.blog.delete({ id });
  expect(await undo()).toEqual([]);
  const [{ id: used } = { id: 0 }] = rows("select id from files where name = '11.jpg'") as { id: number }[];
  site.db.update(users).set({ portraitId: used }).where(eq(users.id, site.people.sari.id)).run();
  await purgeOldTrash(site.db, new Date(Date.now() + 31 * 86_400_000));
  await removeUploads.run(site.services);
  expect(filesOf().rows).toEqual([...filesBefore.rows, { name: '11.jpg' }]);
  expect(filesOf().imports).toEqual([]);
});

test('of a menu that somebody has changed only what leads to imported entries goes', async () => {
  const { undo } = await moveIn();
  const { version, entries } = await site.administrator.menu.get();
  const own = (target: string, level: 0 | 1) => ({
    ...{ kind: 'link' as const, target, label: { id: 'Toko', en: '' } },
    ...{ place: 'header' as const, level },
  });
  const added = [own('https://a.example', 1), own('https://b.example', 0), own('https://c.example', 1)];
  await site.administrator.menu.update({ version, entries: [...(entries ?? []), ...added] });
  expect(await undo()).toEqual(['Menu']);
  expect((await site.administrator.menu.get()).entries).toEqual([
    ...[own('https://a.example', 0), own('https://b.example', 0), own('https://c.example', 1)],
  ]);
});

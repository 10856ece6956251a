import { expect, test } from 'vitest';
import { files } from '#database/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest, type TestSite } from '#tests/test-site.ts';

const site = siteOfEachTest();

type Caller = TestSite['client'];
const send = async (caller: Caller, name = 'rak.jpg', size = {}) =>
  caller.file.upload(formWith(await photo(size), name));
const names = async (filter: Parameters<Caller['file']['getPage']>[0]) =>
  (await site.client.file.getPage(filter)).files.map(({ name }) => name);

test('the list of files is searched by name or alternative text, taken literally', async () => {
  const { id } = await send(site.client, 'Rak_tinggi 100%.jpg');
  await send(site.client, 'RAKXtinggi.jpg');
  await site.client.file.update({ id, version: 1, name: 'Rak_tinggi 100%.jpg', alt: 'Gudang di Cikarang' });
  expect(await names({ search: 'rak' })).toHaveLength(2);
  expect(await names({ search: 'k_t' })).toEqual(['Rak_tinggi 100%.jpg']);
  expect(await names({ search: '0%' })).toEqual(['Rak_tinggi 100%.jpg']);
  expect(await names({ search: 'cikarang' })).toEqual(['Rak_tinggi 100%.jpg']);
  expect(await names({ search: "'; drop table files; --\\" })).toEqual([]);
});

test('the list of files is sorted as requested', async () => {
  await send(site.client, 'b.jpg', { width: 300, height: 300 });
  await send(site.client, 'C.jpg', { width: 900, height: 900 });
  await send(site.client, 'a.jpg');
  expect(await names({})).toEqual(['a.jpg', 'C.jpg', 'b.jpg']);
  expect(await names({ sort: 'name' })).toEqual(['a.jpg', 'b.jpg', 'C.jpg']);
  expect(await names({ sort: 'size' })).toEqual(['C.jpg', 'b.jpg', 'a.jpg']);
  expect(await names({ sort: 'oldest' })).toEqual(['b.jpg', 'C.jpg', 'a.jpg']);
  expect(await names({ sort: 'name-desc' })).toEqual(['C.jpg', 'b.jpg', 'a.jpg']);
  expect(await names({ sort: 'size-asc' })).toEqual(['a.jpg', 'b.jpg', 'C.jpg']);
});

test('the list of files has pages of 20, 50 or 100', async () => {
  const { id: _, ...row } = await site.services.files.add(await photo(), {
    name: '1.jpg',
    uploadedBy: null,
  });
  const more = Array.from({ length: 69 }, (_, index) => ({
    name: `${index + 2}.jpg`,
    filename: `${index}`,
  }));
  site.db
    .insert(files)
    .values(more.map((each) => ({ ...row, ...each })))
    .run();
  const first = await site.client.file.getPage({});
  expect([first.files.length, first.total, first.pages]).toEqual([50, 70, 2]);
  const second = await site.client.file.getPage({ page: 2 });
  const names = second.files.map((file) => file.name);
  expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `${20 - index}.jpg`));
  expect((await site.client.file.getPage({ page: 3 })).files).toEqual([]);
  expect((await site.client.file.getPage({ size: 20 })).pages).toBe(4);
  expect(await site.client.file.getIds({ page: 2 })).toHaveLength(70);
});

test('the list of files can be limited to files without alternative text', async () => {
  const { id } = await send(site.client);
  const other = await send(site.client);
  await site.client.file.update({ id, version: 1, name: 'rak.jpg', alt: 'Rak besi' });
  const { files, total } = await site.client.file.getPage({ undescribed: true });
  expect([files.map((file) => file.id), total]).toEqual([[other.id], 1]);
});

test('the list of files has everything that a screen shows, and no account’s id', async () => {
  const { id, filename } = await send(site.client);
  const [file] = (await site.client.file.getPage({ unused: true })).files;
  expect(file).toEqual({
    id,
    name: 'rak.jpg',
    translatedAlt: '',
    type: 'image/jpeg',
    bytes: expect.any(Number),
    pages: null,
    picture: { filename, width: 40, height: 30, color: '#c08040', alt: '', focalX: 0.5, focalY: 0.5 },
    title: null,
    labels: [],
    uploadedBy: 'Budi Santoso',
    createdAt: expect.any(Date),
    version: 1,
    uses: 0,
    isInHistory: false,
    mayChange: true,
  });
  const { isInHistory, title, ...described } = { ...file };
  expect([title, isInHistory]).toEqual([null, false]);
  expect(await site.client.file.get({ id })).toEqual({
    ...described,
    uses: [],
    earlierUses: [],
    whole: null,
  });
});

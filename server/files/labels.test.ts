import { expect, test } from 'vitest';
import { fileLabels } from '#database/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const send = async (name = 'rak.jpg', caller = site.client) =>
  (await caller.file.upload(formWith(await photo(), name))).id;
const labelsOf = async (id: number) => (await site.client.file.get({ id })).labels;
const label = (ids: number[], add: string[], remove: string[] = []) =>
  site.client.file.label({ ids, add, remove });

test('files get several labels at once, and lose them; the list finds files by label', async () => {
  const [one, two, three] = [await send('satu.jpg'), await send('dua.jpg'), await send('tiga.jpg')];
  await label([one, two], [' Gudang  Cikarang ', 'Truk']);
  await label([three, two], ['truk'], ['GUDANG CIKARANG']);
  expect([await labelsOf(one), await labelsOf(two), await labelsOf(three)]).toEqual([
    ['Gudang Cikarang', 'Truk'],
    ['Truk'],
    ['Truk'],
  ]);
  expect(await site.client.file.getLabels()).toEqual([
    { label: 'Gudang Cikarang', count: 1 },
    { label: 'Truk', count: 3 },
  ]);
  const names = async (filter: object) =>
    (await site.client.file.getPage({ sort: 'name', ...filter })).files.map(({ name }) => name);
  expect(await names({ label: 'gudang cikarang' })).toEqual(['satu.jpg']);
  expect(await names({ label: 'TRUK' })).toEqual(['dua.jpg', 'satu.jpg', 'tiga.jpg']);
  expect(await names({ search: 'cikar' })).toEqual(['satu.jpg']);
  expect(await site.client.file.getIds({ label: 'truk' })).toHaveLength(3);
  expect((await site.client.file.getPage({ label: 'truk' })).files[0]?.labels).toEqual(['Truk']);
});

test('the form of a file saves its labels with the rest, and keeps them if it says nothing of them', async () => {
  const id = await send();
  const { update } = site.client.file;
  await update({ id, version: 1, name: 'rak.jpg', alt: '', labels: ['Rak', 'rak', 'Baja'] });
  expect(await labelsOf(id)).toEqual(['Baja', 'Rak']);
  await update({ id, version: 2, name: 'rak.jpg', alt: 'Rak' });
  expect(await labelsOf(id)).toEqual(['Baja', 'Rak']);
  await update({ id, version: 3, name: 'rak.jpg', alt: '', labels: [] });
  expect(await site.client.file.getLabels()).toEqual([]);
});

test('labels have a name and a limit, and only who may change a file labels it', async () => {
  const own = await send();
  const foreign = await send('kantor.jpg', site.administrator);
  await expect(label([own], [' \u0000 '])).rejects.toThrow('A label needs a name.');
  await expect(label([own], ['x'.repeat(41)])).rejects.toThrow('Label can have at most 40 characters.');
  const many = Array.from({ length: 15 }, (_, index) => `label ${index}`);
  await label([own], many);
  const more = await label(
    [own, foreign, 99],
    many.map((each) => `${each}!`),
  );
  expect(more.done).toEqual([]);
  expect(more.failed.map(({ message }) => message)).toEqual([
    'A file can have up to 20 labels.',
    'Somebody else sent this file. Only they and administrators may change it.',
    'The file no longer exists.',
  ]);
  expect(await labelsOf(own)).toHaveLength(15);
  await site.client.file.delete({ id: own });
  expect(site.db.select().from(fileLabels).all()).toEqual([]);
});

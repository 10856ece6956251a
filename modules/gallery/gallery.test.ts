import { beforeEach, describe, expect, test } from 'vitest';
import { callersOf, forEveryType, forPublishing } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();
let typeId: number;
beforeEach(async () => {
  typeId = (await site.administrator.galleryType.create({ name: 'Gudang' })).id;
});

async function addPicture(title: string, status: 'draft' | 'published' = 'published') {
  const file = await site.client.file.upload(formWith(await photo()));
  const { id } = await site.client.gallery.create({
    title,
    description: '',
    fileId: file.id,
    typeId,
    status,
  });
  return { id, title, description: '', fileId: file.id, typeId, status };
}

const titles = async () => (await site.client.gallery.getAll()).map(({ title }) => title);
const code = (code: string) => expect.objectContaining({ code });

describe('who may do what', () => {
  test('visitors see only published pictures', async () => {
    await addPicture('Rak tinggi');
    await addPicture('Belum jadi', 'draft');
    const { pictures, types } = await site.guest.gallery.getPage({});
    expect(pictures.map(({ title }) => title)).toEqual(['Rak tinggi']);
    expect(types).toEqual([expect.objectContaining({ name: 'Gudang', slug: 'gudang', count: 1 })]);
  });

  test('clients manage pictures, and read the types that administrators manage', () => {
    expect(callersOf('gallery')).toEqual({
      everybody: ['getPage'],
      client: [...forEveryType, ...forPublishing, 'getAll', 'reorder'].sort(),
    });
    expect(callersOf('galleryType')).toEqual({
      client: ['getAll'],
      administrator: [...forEveryType, 'reorder'].sort(),
    });
  });
});

describe('pictures', () => {
  test('are shown in the order we gave them', async () => {
    const [one, , three] = [await addPicture('Satu'), await addPicture('Dua'), await addPicture('Tiga')];
    await site.client.gallery.reorder({ id: three.id, before: one.id });
    expect(await titles()).toEqual(['Tiga', 'Satu', 'Dua']);
    const { pictures } = await site.guest.gallery.getPage({});
    expect(pictures.map(({ title }) => title)).toEqual(['Tiga', 'Satu', 'Dua']);
  });

  test('of a type are described by their titles where their files have no alternative text', async () => {
    const picture = await addPicture('Rak tinggi');
    const [shown] = (await site.guest.gallery.getPage({ type: 'gudang' })).pictures;
    expect(shown).toMatchObject({ title: picture.title, picture: { alt: picture.title } });
  });

  test('need a type that exists', async () => {
    const { id, ...picture } = await addPicture('Rak');
    await expect(site.client.gallery.create({ ...picture, typeId: 99 })).rejects.toEqual(code('CONFLICT'));
    expect(await titles()).toEqual(['Rak']);
  });
});

test('a picture whose file is replaced is updated at once, even in search results', async () => {
  const { fileId } = await addPicture('Rak tinggi');
  const form = formWith(await photo({ width: 90, height: 60 }));
  form.set('id', String(fileId));
  form.set('version', '1');
  const { filename } = await site.client.file.replace(form);
  const { pictures } = await site.guest.gallery.getPage({});
  expect(pictures[0]?.picture).toMatchObject({ filename, width: 90, height: 60 });
  const found = await site.guest.search.getPage({ query: 'rak' });
  expect(JSON.stringify(found)).toContain(filename);
});

describe('types', () => {
  test('have unique names, ignoring case', async () => {
    const attempt = site.administrator.galleryType.create({ name: 'GUDANG' });
    await expect(attempt).rejects.toThrow('Data already exists.');
  });

  test('in use can’t be deleted; unused ones can', async () => {
    const { id } = await addPicture('Rak');
    const { galleryType } = site.administrator;
    await expect(galleryType.delete({ id: typeId })).rejects.toThrow('This type is used by 1 picture.');
    await site.client.gallery.delete({ id });
    await galleryType.delete({ id: typeId });
    expect(await galleryType.getAll()).toEqual([]);
  });

  test('can be renamed and sorted', async () => {
    const { galleryType } = site.administrator;
    const { id } = await galleryType.create({ name: 'Armada' });
    await galleryType.update({ id, version: 1, name: 'Armada & Kapal' });
    await galleryType.reorder({ id, before: typeId });
    const types = await galleryType.getAll();
    expect(types.map(({ name, slug }) => [name, slug])).toEqual([
      ['Armada & Kapal', 'armada-kapal'],
      ['Gudang', 'gudang'],
    ]);
  });

  test('that don’t exist are not found', async () => {
    await expect(site.guest.gallery.getPage({ type: 'kapal' })).rejects.toEqual(code('NOT_FOUND'));
  });
});

test('visitors find published pictures by their text and by their type', async () => {
  const { id } = await addPicture('Rak tinggi');
  await addPicture('Belum jadi', 'draft');
  const found = async (query: string) =>
    (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits);
  expect(await found('rak')).toEqual([
    expect.objectContaining({ url: `/gallery?picture=${id}#picture-${id}` }),
  ]);
  expect(await found('belum')).toEqual([]);
  await site.administrator.galleryType.update({ id: typeId, version: 1, name: 'Armada' });
  expect(await found('gudang')).toEqual([]);
  // The type's own page, and its picture.
  expect((await found('armada')).map(({ url }) => url)).toEqual([
    '/gallery?type=armada',
    `/gallery?picture=${id}#picture-${id}`,
  ]);
  await site.client.gallery.unpublish({ id });
  expect(await found('rak')).toEqual([]);
});

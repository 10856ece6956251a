import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

async function addPicture(typeName: string) {
  const type = await site.administrator.galleryType.create({ name: typeName });
  const file = await site.client.file.upload(formWith(await photo()));
  const fields = { title: 'Rak tinggi', description: '', fileId: file.id, typeId: type.id };
  const picture = await site.client.gallery.create({ ...fields, status: 'published' });
  return { type, picture };
}

const conflict = (message: string) => expect.objectContaining({ code: 'CONFLICT', message });

test('a picture whose type was deleted meanwhile comes back after the type', async () => {
  const { type, picture } = await addPicture('Gudang');
  await site.client.gallery.delete(picture);
  await site.administrator.galleryType.delete(type);
  const refusal = 'The type of this picture was deleted. Restore the type first.';
  await expect(site.client.content.restore({ type: 'gallery', ...picture })).rejects.toEqual(
    conflict(refusal),
  );
  expect(await site.client.content.getTrash({ type: 'gallery' })).toHaveLength(1);

  await site.administrator.content.restore({ type: 'galleryType', ...type });
  expect(await site.client.content.restore({ type: 'gallery', ...picture })).toEqual({
    route: '/only-us/gallery?open=1',
    isPublic: true,
    address: null,
    hasNewAddress: false,
    other: null,
    unready: null,
  });
  expect((await site.guest.gallery.getPage({})).pictures).toMatchObject([{ title: 'Rak tinggi' }]);
});

test('a picture whose type was deleted permanently comes back as a draft of another type', async () => {
  const { type, picture } = await addPicture('Gudang');
  await site.client.gallery.delete(picture);
  await site.administrator.galleryType.delete(type);
  await site.administrator.content.deletePermanently({ type: 'galleryType', ...type });
  const refusal =
    'The type of this picture was deleted permanently, and there is no other one. Add a type first.';
  await expect(site.client.content.restore({ type: 'gallery', ...picture })).rejects.toEqual(
    conflict(refusal),
  );
  const { id: typeId } = await site.administrator.galleryType.create({ name: 'Armada' });
  expect(await site.client.content.restore({ type: 'gallery', ...picture })).toMatchObject({
    isPublic: false,
    other: { word: 'type', title: 'Armada' },
  });
  expect(await site.client.gallery.get(picture)).toMatchObject({ typeId, status: 'draft' });
});

test('a type whose name another one has now stays in the trash until that is renamed', async () => {
  const type = await site.administrator.galleryType.create({ name: 'Gudang' });
  await site.administrator.galleryType.delete(type);
  const other = await site.administrator.galleryType.create({ name: 'gudang' });
  const refusal = 'Another type has this name now. Rename it, then restore this one.';
  await expect(site.administrator.content.restore({ type: 'galleryType', ...type })).rejects.toEqual(
    conflict(refusal),
  );
  await site.administrator.galleryType.update({ ...other, version: 1, name: 'Armada' });
  await site.administrator.content.restore({ type: 'galleryType', ...type });
  expect((await site.client.galleryType.getAll()).map(({ name }) => name).sort()).toEqual([
    'Armada',
    'Gudang',
  ]);
});

test('a picture comes back without the person who added it when their account was deleted', async () => {
  const { picture } = await addPicture('Gudang');
  await site.client.gallery.delete(picture);
  await site.administrator.user.delete({ id: site.people.budi.id });
  await site.administrator.content.restore({ type: 'gallery', ...picture });
  expect(await site.administrator.gallery.get(picture)).toMatchObject({ createdBy: null });
  expect(await site.administrator.content.getTrash({ type: 'gallery' })).toEqual([]);
});

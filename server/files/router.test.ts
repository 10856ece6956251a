import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch } from '#database/search.ts';
import { users } from '#database/tables.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest, type TestSite } from '#tests/test-site.ts';

const site = siteOfEachTest();

type Caller = TestSite['client'];
const send = async (caller: Caller, name = 'rak.jpg') => caller.file.upload(formWith(await photo(), name));
const replacing = async (id: number, version: number) => {
  const form = formWith(await photo({ width: 60, height: 60, color: '#003366' }), 'baru.jpg');
  form.set('id', String(id));
  form.set('version', String(version));
  return form;
};
const code = (code: string) => expect.objectContaining({ code });
const names = async (filter: Parameters<Caller['file']['getPage']>[0]) =>
  (await site.client.file.getPage(filter)).files.map(({ name }) => name);
const optimized = (filename: string, w = 16) =>
  fetch(`${site.address}/api/images/optimize?url=/api/images/upload/${filename}&w=${w}`);
const variants = async () =>
  (await readdir(path.join(site.services.files.folder, '.optimized'))).filter(
    (name) => !name.endsWith('.part'),
  );

describe('who may do what', () => {
  test('clients see every file and change only their own', async () => {
    const own = await send(site.client, 'sendiri.jpg');
    const other = await send(site.administrator, 'kantor.jpg');
    const { file } = site.client;
    const page = await file.getPage({ sort: 'name' });
    expect(page.files.map(({ name, mayChange, uploadedBy }) => [name, mayChange, uploadedBy])).toEqual([
      ['kantor.jpg', false, 'Sari'],
      ['sendiri.jpg', true, 'Budi Santoso'],
    ]);
    const replacement = await replacing(other.id, 1);
    const attempts = [
      file.update({ id: other.id, version: 1, name: 'x', alt: '' }),
      file.replace(replacement),
      file.delete({ id: other.id }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(code('FORBIDDEN'));
    expect(await file.get({ id: other.id })).toMatchObject({ name: 'kantor.jpg', version: 1 });
    await file.update({ id: own.id, version: 1, name: 'gudang.jpg', alt: 'Gudang' });
    await file.replace(await replacing(own.id, 2));
    await file.delete({ id: own.id });
    expect(await names({})).toEqual(['kantor.jpg']);
  });

  test('administrators change every file, even of deleted accounts', async () => {
    const { id } = await send(site.client);
    site.db.delete(users).where(eq(users.id, site.people.budi.id)).run();
    const { file } = site.administrator;
    expect(await file.get({ id })).toMatchObject({ uploadedBy: null, mayChange: true });
    await file.update({ id, version: 1, name: 'x.jpg', alt: '' });
    await file.replace(await replacing(id, 2));
    await file.delete({ id });
    expect(await names({})).toEqual([]);
  });
});

test('what shows until a picture is there is its colour, and nothing where it is transparent', async () => {
  const colorOf = async (channels: 3 | 4, background: string) => {
    const picture = sharp({ create: { width: 20, height: 20, channels, background } }).png();
    return (await site.client.file.upload(formWith(await picture.toBuffer(), 'a.png', 'image/png'))).color;
  };
  expect(await colorOf(3, '#336699')).toBe('#336699');
  expect(await colorOf(4, '#336699ff')).toBe('#336699');
  expect(await colorOf(4, '#33669980')).toMatch(/^#[0-9a-f]{6}00$/);
});

describe('a file', () => {
  test('changed by two people at the same time keeps the first change', async () => {
    const { id } = await send(site.client);
    await site.client.file.update({ id, version: 1, name: 'satu.jpg', alt: ' Satu ' });
    const late = site.administrator.file.update({ id, version: 1, name: 'dua.jpg', alt: '' });
    await expect(late).rejects.toEqual(code('CONFLICT'));
    await expect(site.client.file.replace(await replacing(id, 1))).rejects.toEqual(code('CONFLICT'));
    expect(await site.storedFiles()).toHaveLength(1);
    const { name, picture } = await site.client.file.get({ id });
    expect([name, picture.alt]).toEqual(['satu.jpg', 'Satu']);
  });

  test('needs a name, and has an alternative text of limited length', async () => {
    const { id } = await send(site.client);
    const { update } = site.client.file;
    await expect(update({ id, version: 1, name: ' \u0000', alt: '' })).rejects.toThrow('Name is required.');
    await expect(update({ id, version: 1, name: 'x', alt: 'x'.repeat(301) })).rejects.toThrow('at most 300');
    await expect(update({ id, version: 1, name: 'x', alt: '', bytes: 1 } as never)).rejects.toEqual(
      code('BAD_REQUEST'),
    );
    await expect(site.client.file.get({ id: 99 })).rejects.toEqual(code('NOT_FOUND'));
    await expect(site.client.file.delete({ id: 99 })).rejects.toEqual(code('NOT_FOUND'));
  });

  test('with a long name keeps its beginning and its extension', async () => {
    const words = 'Gudang baru di Bekasi 😀 ';
    for (const given of [`${words.repeat(40)}.jpg`, `${words.repeat(5)}😀.jpg`]) {
      const { id } = await site.client.file.upload(formWith(await photo(), given));
      const [{ name = '' } = {}] = await site.client.file.getMany({ ids: [id] });
      expect(name.length).toBeLessThanOrEqual(120);
      expect(name).toMatch(/^Gudang baru di Bekasi 😀.*\.jpg$/su);
      expect(() => encodeURIComponent(name)).not.toThrow();
    }
  });

  test('uploaded twice is recognised, before and after', async () => {
    const picture = await photo({ color: '#123456' });
    const sha256 = createHash('sha256').update(picture).digest('hex');
    expect(await site.client.file.find({ sha256 })).toBeNull();
    const first = await site.client.file.upload(formWith(picture, 'asli.jpg'));
    expect(first.duplicateOf).toBeNull();
    expect(await site.client.file.find({ sha256 })).toMatchObject({ id: first.id, name: 'asli.jpg' });
    const second = await site.administrator.file.upload(formWith(picture, 'lagi.jpg'));
    expect(second.duplicateOf).toMatchObject({ id: first.id, picture: { filename: first.filename } });
  });
});

test('a replaced picture gets a new address and keeps its row, name and texts; the old address redirects', async () => {
  const { id, filename } = await send(site.client);
  await site.client.file.update({ id, version: 1, name: 'rak.jpg', alt: 'Rak' });
  indexForSearch(site.db, { type: 'test', id: 1, title: 'Rak', text: '', url: '/', picture: filename });
  expect((await optimized(filename)).status).toBe(200);
  const after = await site.client.file.replace(await replacing(id, 2));
  expect(after).toMatchObject({ width: 60, height: 60, alt: 'Rak' });
  expect(after.filename).not.toBe(filename);
  const file = await site.client.file.get({ id });
  expect(file).toMatchObject({ name: 'rak.jpg', version: 3, picture: after });
  expect(await site.storedFiles()).toEqual([after.filename]);
  expect(await variants()).toEqual([]);
  const redirected = await optimized(filename);
  expect([redirected.status, redirected.redirected]).toEqual([200, true]);
  expect(redirected.url).toContain(after.filename);
  expect(querySearch(site.db, 'rak', new Date()).hits[0]?.picture).toBe(after.filename);
});

test('deleting a file deletes its variants', async () => {
  const [one, other] = [await send(site.client), await send(site.client)];
  for (const { filename } of [one, other]) {
    for (const width of [16, 32]) expect((await optimized(filename, width)).status).toBe(200);
  }
  await site.client.file.delete({ id: one.id });
  expect(await site.storedFiles()).toEqual([other.filename]);
  expect((await variants()).every((name) => name.startsWith(other.filename))).toBe(true);
  expect(await variants()).toHaveLength(2);
  expect((await optimized(one.filename)).status).toBe(404);
});

describe('many files', () => {
  test('are described at once; what somebody else sent or saved stays, with the reason', async () => {
    const [one, two] = [await send(site.client, 'satu.jpg'), await send(site.client, 'dua.jpg')];
    const foreign = await send(site.administrator, 'kantor.jpg');
    await site.client.file.update({ id: two.id, version: 1, name: 'dua.jpg', alt: 'Lebih dulu' });
    const changes = { one: { alt: 'Rak' }, two: { name: 'baru.jpg' }, foreign: { alt: 'x' } };
    const result = await site.client.file.updateMany({
      rows: [
        { id: one.id, version: 1, values: changes.one },
        { id: two.id, version: 1, values: changes.two },
        { id: foreign.id, version: 1, values: changes.foreign },
        { id: one.id, version: 2, values: { uploadedBy: null } },
        { id: one.id, version: 2, values: { name: ' ' } },
      ],
    });
    expect(result.done).toEqual([one.id]);
    expect(result.failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([
      expect.stringContaining('dua.jpg: Somebody else has saved this'),
      'kantor.jpg: Somebody else sent this file. Only they and administrators may change it.',
      expect.stringContaining('satu.jpg: '),
      'satu.jpg: Name is required.',
    ]);
    const shown = await site.client.file.getMany({ ids: [two.id, 99, one.id, foreign.id] });
    expect(shown.map(({ name, picture, mayChange }) => [name, picture.alt, mayChange])).toEqual([
      ['dua.jpg', 'Lebih dulu', true],
      ['satu.jpg', 'Rak', true],
      ['kantor.jpg', '', false],
    ]);
  });

  test('are deleted at once, except those of other people', async () => {
    const own = [await send(site.client), await send(site.client)].map(({ id }) => id);
    const { id } = await send(site.administrator, 'kantor.jpg');
    const result = await site.client.file.deleteMany({ ids: [...own, id, 99] });
    expect(result.done).toEqual(own);
    expect(result.failed.map(({ id }) => id)).toEqual([id, 99]);
    expect(await names({})).toEqual(['kantor.jpg']);
    expect(await site.storedFiles()).toHaveLength(1);
  });
});

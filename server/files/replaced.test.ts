import { expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const uploaded = (filename: string) => `/api/images/upload/${filename}`;
const optimized = (filename: string) =>
  `/api/images/optimize?${new URLSearchParams({ url: uploaded(filename), w: '64', q: '75' })}`;

async function ask(path: string) {
  const { status, headers } = await fetch(site.address + path, { redirect: 'manual' });
  return [status, headers.get('location'), headers.get('cache-control')];
}

async function replace(id: number, version: number, words: Record<string, string> = {}) {
  const form = formWith(await photo({ width: 20 + version }));
  const fields = { id: String(id), version: String(version), ...words };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await site.client.file.replace(form)).filename;
}

test('every former address of a picture redirects to the current one, until the file is deleted', async () => {
  const { id, filename: first } = await site.client.file.upload(formWith(await photo()));
  for (const path of [uploaded(first), optimized(first)]) {
    expect((await fetch(site.address + path)).status).toBe(200);
  }
  const second = await replace(id, 1);
  const third = await replace(id, 2);
  for (const former of [first, second]) {
    expect(await ask(uploaded(former))).toEqual([302, uploaded(third), 'no-cache']);
    expect(await ask(optimized(former))).toEqual([302, optimized(third), 'no-cache']);
  }
  await site.client.file.delete({ id });
  for (const each of [first, second, third]) {
    expect(await ask(uploaded(each))).toEqual([404, null, 'no-store']);
    expect(await ask(optimized(each))).toEqual([404, null, 'no-store']);
  }
});

test('a replaced picture keeps its alternative text unless another is sent', async () => {
  const { id } = await site.client.file.upload(formWith(await photo()));
  await site.client.file.update({ id, version: 1, name: 'rak.jpg', alt: 'Rak besi' });
  const alt = async () => (await site.client.file.get({ id })).picture.alt;
  await replace(id, 2);
  expect(await alt()).toBe('Rak besi');
  await replace(id, 3, { alt: ' Palet kayu ' });
  expect(await alt()).toBe('Palet kayu');
  await replace(id, 4, { alt: '' });
  expect(await alt()).toBe('');
  const tooLong = replace(id, 5, { alt: 'a'.repeat(301) });
  await expect(tooLong).rejects.toThrow('Alternative text can have at most 300 characters.');
});

test('a picture stays when its replacement is refused, or doesn’t say what it replaces', async () => {
  const { id, filename } = await site.client.file.upload(formWith(await photo()));
  const replacing = (picture: Buffer, names: [id: string, version: string]) => {
    const form = formWith(picture);
    form.set('id', names[0]);
    form.set('version', names[1]);
    return site.client.file.replace(form);
  };
  const attempt = replacing(Buffer.from('<html>'), [String(id), '1']);
  await expect(attempt).rejects.toThrow('isn’t supported');
  for (const wrong of [
    ['', '1'],
    ['1', ''],
    ['x', '1'],
    ['1.5', '1'],
  ] as const)
    await expect(replacing(await photo(), [...wrong])).rejects.toThrow('which file this replaces');
  expect(await site.client.file.get({ id })).toMatchObject({ version: 1, picture: { filename } });
  expect(await site.storedFiles()).toContain(filename);
});

import { expect, test } from 'vitest';
import { callersOf, forEveryType } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { cell, clientsWithSprites } from './sprite.ts';

const site = siteOfEachTest();

async function addClient(name: string, website = '') {
  const file = await site.administrator.file.upload(formWith(await photo()));
  const fields = { name, website, fileId: file.id };
  return { ...fields, ...(await site.administrator.homeClient.create(fields)) };
}

const seen = async () => (await site.guest.homeClient.getPage()).clients.map(({ name }) => name);

test('visitors see the clients in the order we gave them', async () => {
  const [one, two] = [await addClient('Satu'), await addClient('Dua')];
  await site.administrator.homeClient.reorder({ id: two.id, before: one.id });
  expect(await seen()).toEqual(['Dua', 'Satu']);
});

test('everybody sees clients and only administrators change them', () => {
  expect(callersOf('homeClient')).toEqual({
    everybody: ['getPage'],
    administrator: [...forEveryType, 'getAll', 'reorder'].sort(),
  });
});

test('the website of a client is a complete address', async () => {
  const fields = await addClient('Satu', 'https://satu.example');
  for (const website of ['satu.example', 'javascript:alert(1)', '/satu', 'ftp://satu.example']) {
    const attempt = site.administrator.homeClient.update({ ...fields, version: 1, website });
    await expect(attempt).rejects.toThrow('Enter the full address');
  }
});

test('the home page fetches six logos as one picture and the others as a second one, and new ones when they change', async () => {
  const clients = [];
  for (const name of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam', 'Tujuh', 'Delapan'])
    clients.push(await addClient(name));
  const shown = clientsWithSprites(site.db).map(({ logo }) => logo?.src ?? '');
  const [first = '', second = ''] = new Set(shown);
  expect(shown).toEqual([...Array(6).fill(first), second, second]);
  const ask = (src: string, accept: string) => fetch(site.address + src, { headers: { Accept: accept } });
  const answer = await ask(first, 'image/avif,image/webp,*/*');
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('vary')).toContain('Accept');
  expect((await ask(first, 'image/webp,*/*')).headers.get('content-type')).toBe('image/webp');
  for (const [index, count] of [6, 2].entries()) {
    const png = Buffer.from(await (await ask([first, second][index] ?? '', '*/*')).arrayBuffer());
    // Width and height of a PNG: https://www.w3.org/TR/png-3/#11IHDR
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cell.width, count * cell.height]);
  }
  await site.administrator.homeClient.reorder({ id: clients[1]?.id ?? 0, before: clients[0]?.id ?? 0 });
  expect((await ask(first, '*/*')).status).toBe(404);
  expect((await ask(second, '*/*')).status).toBe(200);
  const src = clientsWithSprites(site.db)[0]?.logo?.src ?? '';
  expect((await fetch(site.address + src)).status).toBe(200);
});

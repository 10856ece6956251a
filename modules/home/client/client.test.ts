import { expect, test } from 'vitest';
import { callersOf, forEveryType } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { cell, clientsWithSprite } from './sprite.ts';

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

test('the home page fetches all logos as one picture, and another one when they change', async () => {
  const clients = [await addClient('Satu'), await addClient('Dua')];
  const { sprite } = clientsWithSprite(site.db);
  expect(sprite.count).toBe(2);
  const ask = (accept: string) => fetch(site.address + sprite.src, { headers: { Accept: accept } });
  const answer = await ask('image/avif,image/webp,*/*');
  expect(answer.headers.get('content-type')).toBe('image/avif');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('vary')).toContain('Accept');
  expect((await ask('image/webp,*/*')).headers.get('content-type')).toBe('image/webp');
  const png = Buffer.from(await (await ask('*/*')).arrayBuffer());
  // Width and height of a PNG: https://www.w3.org/TR/png-3/#11IHDR
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cell.width, 2 * cell.height]);
  await site.administrator.homeClient.reorder({ id: clients[1]?.id ?? 0, before: clients[0]?.id ?? 0 });
  expect((await ask('*/*')).status).toBe(404);
  expect((await fetch(site.address + clientsWithSprite(site.db).sprite.src)).status).toBe(200);
});

import { expect, test } from 'vitest';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const area = {
  title: 'Kota tujuan',
  cities: 'Medan: 3–4 hari\nSurabaya\t1\t2\nKota Baru 2 sampai 3\nJakarta 1\nJakarta Selatan 2',
  note: '',
  services: [],
  status: 'published' as const,
};

const answerTo = async (query: string) => (await site.guest.search.getPage({ query })).asked;

test('a search for a city, alone or with delivery, says how long it takes', async () => {
  expect(await answerTo('kirim ke Medan')).toBeNull();
  const { id } = await site.administrator.deliveryArea.create(area);
  const medan = { title: 'Pengiriman ke Medan', text: '3–4 hari', asked: { city: 'Medan' } };
  for (const query of ['Medan', 'kirim ke MEDAN', 'ongkir medan?', 'ship to Medan'])
    expect(await answerTo(query)).toEqual(medan);
  expect(await answerTo('pengiriman kota baru')).toMatchObject({ text: '2–3 hari' });
  expect(await answerTo('surabaya')).toMatchObject({ text: '1–2 hari' });
  expect(await answerTo('jakarta')).toMatchObject({ text: '1 hari' });
  expect(await answerTo('kirim ke jakarta selatan')).toMatchObject({ text: '2 hari' });
  for (const query of ['kirim ke Ternate', 'gudang Medan', 'kirim', 'kirim ke medankaya'])
    expect(await answerTo(query)).toBeNull();
  await site.administrator.deliveryArea.update({ ...area, id, version: 1, status: 'draft' });
  expect(await answerTo('Medan')).toBeNull();
});

test('a line that names no city with its days isn’t published', async () => {
  const { deliveryArea } = site.administrator;
  for (const line of ['Medan', '3-4', 'Medan 4-3', 'Medan segera'])
    await expect(deliveryArea.create({ ...area, cities: `Jakarta 1\n${line}` })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining(`Enter a city and its days in “${line}”`),
    });
  await deliveryArea.create({ ...area, cities: 'Medan', status: 'draft' });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

async function addClient(name: string, website = '') {
  const file = await site.administrator.file.upload(formWith(await photo()));
  const fields = { name, website, fileId: file.id };
  return { ...fields, ...(await site.administrator.homeClient.create(fields)) };
}

const seen = async () => (await site.guest.homeClient.getPage()).clients.map(({ name }) => name);
const code = (code: string) => expect.objectContaining({ code });

test('visitors see the clients in the order we gave them', async () => {
  const [one, , three] = [await addClient('Satu'), await addClient('Dua'), await addClient('Tiga')];
  await site.administrator.homeClient.reorder({ id: three.id, before: one.id });
  await site.administrator.homeClient.reorder({ id: one.id, before: null });
  expect(await seen()).toEqual(['Tiga', 'Dua', 'Satu']);
});

test('visitors are told how much there is of what the company has', async () => {
  await addClient('Satu');
  const { facts } = await site.guest.homeClient.getPage();
  expect(facts).toEqual({ packaging: 0, services: 0, clients: 1 });
});

test('only administrators care for clients', async () => {
  const { id, ...fields } = await addClient('Satu');
  const attempts = ({ homeClient }: TestSite['guest']) => [
    homeClient.getAll(),
    homeClient.create(fields),
    homeClient.update({ ...fields, id, version: 1 }),
    homeClient.reorder({ id, before: null }),
    homeClient.delete({ id }),
  ];
  for (const attempt of attempts(site.guest)) await expect(attempt).rejects.toEqual(code('UNAUTHORIZED'));
  for (const attempt of attempts(site.client)) await expect(attempt).rejects.toEqual(code('FORBIDDEN'));
  expect(await seen()).toEqual(['Satu']);
});

test('a client needs a name and a logo, and a website is a whole address', async () => {
  const { id, ...fields } = await addClient('Satu', 'https://satu.example');
  const { create, update } = site.administrator.homeClient;
  await expect(create({ ...fields, name: '' })).rejects.toThrow('Name is required.');
  await expect(create({ ...fields, fileId: 99 })).rejects.toEqual(code('BAD_REQUEST'));
  await expect(create({ ...fields, extra: 1 } as never)).rejects.toEqual(code('BAD_REQUEST'));
  for (const website of ['satu.example', 'javascript:alert(1)', '/satu', 'ftp://satu.example']) {
    const attempt = update({ ...fields, id, version: 1, website });
    await expect(attempt).rejects.toThrow('Enter the whole address');
  }
});

test('two people who change a client at the same time: the second is told', async () => {
  const client = await addClient('Satu');
  await site.administrator.homeClient.update({ ...client, version: 1, name: 'Satu Jaya' });
  const second = site.administrator.homeClient.update({ ...client, version: 1, name: 'Lain' });
  await expect(second).rejects.toEqual(code('CONFLICT'));
  expect(await seen()).toEqual(['Satu Jaya']);
});

test('a client that is gone can’t be changed, and its logo is free', async () => {
  const client = await addClient('Satu');
  const { id, fileId } = client;
  const { homeClient: api, file } = site.administrator;
  await expect(file.delete({ id: fileId })).rejects.toThrow('“Satu” (/only-us/home/client)');
  await api.delete({ id });
  const attempts = [
    api.update({ ...client, version: 1 }),
    api.reorder({ id, before: null }),
    api.delete({ id }),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toEqual(code('NOT_FOUND'));
  await file.delete({ id: fileId });
  expect(await site.storedFiles()).toEqual([]);
});

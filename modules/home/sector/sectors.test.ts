import { expect, test } from 'vitest';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { callersOf, forEveryType, forPublishing } from '#tests/entry-checks.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest } from '#tests/test-site.ts';

const site = siteOfEachTest();

const says = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

const addFile = async () => (await site.administrator.file.upload(formWith(await photo()))).id;

async function addProduct(slug: string, uses: string) {
  const rows = { specification: [], pictures: [], icon: null };
  const fields = { name: `Kotak ${slug}`, slug, summary: 'Karton.', text: says('Kuat.'), uses, ...rows };
  const fileId = await addFile();
  return site.administrator.packaging.create({ ...fields, fileId, status: 'published' });
}

async function addSector(slug: string, more: object = {}) {
  const fields = {
    title: `Kemasan untuk ${slug}`,
    slug,
    summary: 'Tahan dingin.',
    fileId: await addFile(),
    use: slug,
    text: says('Aman bersentuhan dengan isinya.'),
    certificateId: null as number | null,
    status: 'published' as const,
    ...more,
  };
  return { ...fields, ...(await site.administrator.sector.create(fields)) };
}

async function pageOf(slug: string) {
  const page = await site.guest.sector.getBySlug({ slug });
  if (!page.sector) throw new Error(`${slug} moved to ${page.movedTo}.`);
  return page;
}

test('a sector shows the first three products with its word, whatever its spelling', async () => {
  for (const slug of ['satu', 'dua', 'tiga', 'empat']) await addProduct(slug, 'ritel, Makanan');
  await addProduct('lima', 'ekspor');
  await addSector('makanan');
  const { lists } = await pageOf('makanan');
  expect(lists.map(({ kind, offers }) => [kind, offers.map(({ slug }) => slug)])).toEqual([
    ['packaging', ['satu', 'dua', 'tiga']],
  ]);
});

test('a product links to the page of a use while it is published, and to the filtered list otherwise', async () => {
  await addProduct('satu', 'makanan, Toko daring');
  const { id } = await addSector('makanan');
  const links = async () => (await site.guest.packaging.getBySlug({ slug: 'satu' })).uses;
  expect(await links()).toEqual([
    { name: 'makanan', href: '/sectors/makanan' },
    { name: 'Toko daring', href: '/packaging?use=toko-daring' },
  ]);
  await site.administrator.sector.unpublish({ id });
  expect((await links())?.[0]?.href).toBe('/packaging?use=makanan');
  await expect(pageOf('makanan')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a word has one published page', async () => {
  await addSector('makanan');
  await expect(addSector('minuman', { use: 'Makanan' })).rejects.toThrow('Data already exists.');
  const draft = await addSector('minuman', { use: 'Makanan', status: 'draft' });
  await expect(site.administrator.sector.publish({ id: draft.id })).rejects.toThrow('Data already exists.');
});

test('a certificate is shown once it is published', async () => {
  const { homeCertificate } = site.administrator;
  const fields = { name: 'ISPM 15', number: '', fileId: null, documentId: null, status: 'draft' as const };
  const { id } = await homeCertificate.create(fields);
  await addSector('ekspor', { certificateId: id });
  expect((await pageOf('ekspor')).certificates).toEqual([]);
  await homeCertificate.publish({ id });
  expect((await pageOf('ekspor')).certificates).toMatchObject([{ name: 'ISPM 15' }]);
});

test('visitors find a sector by its title and text, and at its former address', async () => {
  const { id, ...fields } = await addSector('makanan');
  const found = async (query: string) =>
    (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  expect(await found('kemasan makanan')).toEqual(['/sectors/makanan']);
  expect(await found('bersentuhan')).toEqual(['/sectors/makanan']);
  await site.administrator.sector.update({ ...fields, id, version: 1, slug: 'kuliner' });
  expect(await found('kemasan makanan')).toEqual(['/sectors/kuliner']);
  expect(await site.guest.sector.getBySlug({ slug: 'makanan' })).toEqual({ movedTo: 'kuliner' });
});

test('search engines are sent to sectors that have products', async () => {
  await addProduct('satu', 'makanan');
  await addSector('makanan');
  await addSector('ekspor');
  const xml = await (await fetch(`${site.address}/sitemap.xml`)).text();
  expect(xml).toContain(`${site.address}/sectors/makanan</loc>`);
  expect(xml).not.toContain('/sectors/ekspor');
});

test('everybody reads sectors, and only administrators change them', () => {
  expect(callersOf('sector')).toEqual({
    everybody: ['getBySlug', 'getPaths'],
    administrator: [...forEveryType, ...forPublishing, 'freeSlug', 'getAll', 'reorder'].sort(),
  });
});

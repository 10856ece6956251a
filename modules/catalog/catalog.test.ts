import { describe, expect, test } from 'vitest';
import { offersOf } from '#server/module/point.ts';
import { type SitemapEntry, sitemaps } from '#server/site/points.ts';
import { callersOf, forEveryType, forPublishing } from '#tests/entry-checks.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { catalog } from './module.ts';
import { summary } from './summary.ts';
import { addCatalog } from './test-catalogs.ts';
import type { CatalogFields } from './type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const at = (name: string) => `${site.address}/catalog/${name}`;
const add = (slug: string, pages?: string[], more?: Partial<CatalogFields>) =>
  addCatalog(site, slug, pages, more);
const shown = async () => (await site.guest.catalog.getPage()).map(({ slug }) => slug);

async function pageOf(slug: string, api = site.guest) {
  const page = await api.catalog.getBySlug({ slug });
  if (!page.catalog) throw new Error('It did not move.');
  return page;
}

describe('catalogs', () => {
  test('are managed by clients and administrators alike', () => {
    expect(callersOf('catalog')).toEqual({
      everybody: ['getBySlug', 'getPage'],
      client: [...forEveryType, ...forPublishing, 'freeSlug', 'getAll', 'reorder'].sort(),
    });
  });

  test('are shown to visitors while published, in the order we gave them', async () => {
    const [one, , three] = [await add('satu'), await add('dua'), await add('tiga')];
    await add('belum', undefined, { status: 'draft' });
    await site.client.catalog.reorder({ id: three.id, before: one.id });
    expect(await shown()).toEqual(['tiga', 'satu', 'dua']);
    expect(await site.client.catalog.getAll()).toHaveLength(4);
  });

  test('have a page each, which names the others; a draft has one for staff', async () => {
    await add('indonesia', ['Kardus'], { language: 'id' });
    await add('english', ['Boxes'], { language: 'en', title: 'Catalog 2027' });
    await add('belum', undefined, { status: 'draft' });
    const { catalog: english, others } = await pageOf('english');
    expect(english).toMatchObject({ title: 'Catalog 2027', language: 'en', path: '/catalog/english' });
    expect(others.map(({ slug }) => slug)).toEqual(['indonesia']);
    await expect(pageOf('belum')).rejects.toEqual(code('NOT_FOUND'));
    expect((await pageOf('belum', site.client)).catalog.download).toBeNull();
    await expect(pageOf('lain')).rejects.toEqual(code('NOT_FOUND'));
  });

  test('need a file, and get a free address', async () => {
    const { fields } = await add('satu');
    const create = (wrong: object) => site.client.catalog.create({ ...fields, slug: 'dua', ...wrong });
    await expect(create({ fileId: 0 })).rejects.toThrow('Please choose a file.');
    expect(await site.client.catalog.freeSlug({ slug: 'Satu' })).toBe('satu-2');
  });

  test('that move lead to their new address, and so does the download', async () => {
    await add('satu', ['Satu']);
    const { change } = await add('dua', ['Dua']);
    await site.client.catalog.update({ ...change, slug: 'kedua' });
    expect(await site.guest.catalog.getBySlug({ slug: 'dua' })).toEqual({ movedTo: 'kedua' });
    expect((await fetch(at('vinci-catalog-dua.pdf'))).url).toBe(at('vinci-catalog-kedua.pdf'));
  });

  test('are in the sitemap: the only one on the page of all, several with a page each', async () => {
    const [pagesOf] = offersOf(catalog, sitemaps);
    const sitemap = async () => {
      const pages: SitemapEntry[] = [];
      for await (const page of pagesOf?.(site.services) ?? []) pages.push(page);
      return pages;
    };
    expect(await sitemap()).toEqual([]);
    const one = await add('satu');
    expect(await sitemap()).toEqual([
      { path: '/catalog', updatedAt: expect.any(Date), pictures: [one.filename] },
    ]);
    const two = await add('dua', ['Dua']);
    expect(await sitemap()).toEqual([
      { path: '/catalog' },
      { path: '/catalog/satu', updatedAt: expect.any(Date), pictures: [one.filename] },
      { path: '/catalog/dua', updatedAt: expect.any(Date), pictures: [`${two.filename}/1`] },
    ]);
  });
});

test('the dashboard reports a missing catalog, then the missing alternative text of a picture', async () => {
  const about = { ...site.services, user: site.people.budi, weeks: [] };
  const attention = () => summary(about).needsAttention;
  const screen = '/only-us/upload-catalog';
  expect(attention()).toMatchObject([{ route: screen, why: expect.stringContaining('is empty') }]);
  const { id } = await add('satu');
  await add('dua', ['Dua']);
  expect(attention()).toEqual([
    { title: 'Katalog satu', route: `${screen}/${id}`, why: 'has no alternative text' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { deadLinks } from '#server/content/publish/dead-links.ts';
import { pdfOf } from '#tests/pdfs.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { countDownload, countDownloads } from './downloads.ts';
import { summary } from './summary.ts';
import { addCatalog } from './test-catalogs.ts';
import type { CatalogFields } from './type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const at = (name: string) => `${site.address}/catalog/${name}`;
const add = (slug: string, pages?: string[], more?: Partial<CatalogFields>) =>
  addCatalog(site, slug, pages, more);
const addresses = async () => (await site.guest.catalog.getPage()).map(({ download }) => download);

async function pageOf(slug: string, api = site.guest) {
  const page = await api.catalog.getBySlug({ slug });
  if (!page.catalog) throw new Error('It did not move.');
  return page;
}

const found = async (query: string) =>
  (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

describe('downloads', () => {
  test('are called vinci-catalog for the first catalog, and by their address for the others', async () => {
    const [one, two] = [await add('satu'), await add('dua', ['Dua'])];
    const both = ['/catalog/vinci-catalog.png', '/catalog/vinci-catalog-dua.pdf'];
    expect(await addresses()).toEqual(both);
    for (const [name, type] of [
      ['vinci-catalog.png', 'image/png'],
      ['vinci-catalog-dua.pdf', 'application/pdf'],
    ] as const) {
      const answer = await fetch(at(name));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
    }
    // Whatever was linked before the order changed, or before a picture became a PDF, still leads to it.
    await site.client.catalog.reorder({ id: two.id, before: one.id });
    expect(await addresses()).toEqual(['/catalog/vinci-catalog.pdf', '/catalog/vinci-catalog-satu.png']);
    const leads = async (name: string) => (await fetch(at(name))).url;
    expect(await leads('vinci-catalog-dua.pdf')).toBe(at('vinci-catalog.pdf'));
    expect(await leads('vinci-catalog-dua.png')).toBe(at('vinci-catalog.pdf'));
    expect(await leads('vinci-catalog.png')).toBe(at('vinci-catalog.pdf'));
    expect(await leads('vinci-catalog-satu.pdf')).toBe(at('vinci-catalog-satu.png'));
    expect(await (await fetch(`${site.address}/robots.txt`)).text()).toContain(
      'Disallow: /catalog/vinci-catalog-*.pdf',
    );
  });

  test('that a text links to are dead once nobody can download them', async () => {
    const [one, two] = [await add('satu', ['Satu']), await add('dua', ['Dua'])];
    const links = ['/catalog/vinci-catalog.pdf', '/catalog/vinci-catalog-dua.pdf', '/catalog/dua'];
    expect(await deadLinks(site.services, links)).toEqual([]);
    await site.client.catalog.unpublish({ id: two.id });
    expect((await deadLinks(site.services, links)).sort()).toEqual(links.slice(1).sort());
    await site.client.catalog.unpublish({ id: one.id });
    expect((await deadLinks(site.services, links)).sort()).toEqual(links.sort());
  });

  test('of a PDF are sandboxed, whole and in parts; a catalog that nobody sees has none', async () => {
    const { id } = await add('satu', ['Satu']);
    const answer = await fetch(at('vinci-catalog.pdf'));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="vinci-catalog.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdfOf(['Satu']));
    await site.client.catalog.unpublish({ id });
    expect((await fetch(at('vinci-catalog.pdf'))).status).toBe(404);
  });

  test('are counted for each catalog and each file', async () => {
    const [one, two] = [await add('satu', ['Satu']), await add('dua', ['Dua'])];
    const counted = async () =>
      (await site.client.catalog.getAll()).map(({ downloads: { total, ofFile } }) => [total, ofFile]);
    const get = async (name: string) => (await fetch(at(name))).arrayBuffer();
    await get('vinci-catalog.pdf');
    await get('vinci-catalog-dua.pdf');
    await get('vinci-catalog-dua.pdf');
    await expect.poll(counted).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await site.client.catalog.update({ ...two.change, fileId: one.fields.fileId });
    await get('vinci-catalog-dua.pdf');
    await expect.poll(counted).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(countDownloads(site.db, { firstDay: '', lastDay: '9999' })).toBe(4);
  });

  test('are shown on the dashboard by week, of all catalogs together', async () => {
    for (const day of ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-16']) {
      countDownload(site.db, { id: day.length, fileId: 1 }, day);
    }
    const week = (firstDay: string, lastDay: string) => ({
      firstDay,
      lastDay,
      start: new Date(firstDay),
      end: new Date(lastDay),
    });
    const weeks = [week('2026-11-09', '2026-11-15'), week('2026-11-16', '2026-11-22')];
    const { weekly } = summary({ ...site.services, user: site.people.budi, weeks });
    expect(weekly?.counts).toEqual([2, 2]);
  });
});

describe('a catalog as PDF', () => {
  const texts = ['Katalog 2027', 'Kardus gelombang', 'Palet plastik biru'];

  test('has its pages with what is written on them', async () => {
    const { filename } = await add('satu', texts);
    const { catalog, leaves } = await pageOf('satu');
    expect(catalog).toMatchObject({ pages: 3, size: pdfOf(texts).length });
    const pages = leaves.map(({ page, picture }) => [page, picture.filename, picture.alt]);
    expect(pages).toEqual(texts.map((text, index) => [index + 1, `${filename}/${index + 1}`, text]));
  });

  test('with many pages is shown in parts', async () => {
    await add(
      'tebal',
      Array.from({ length: 130 }, (_, page) => `Lembar ${page + 1}`),
    );
    const part = async (part: number) => {
      const page = await site.guest.catalog.getBySlug({ slug: 'tebal', part });
      return page.catalog && [page.parts, page.leaves.length, page.leaves[0]?.picture.alt];
    };
    expect(await part(1)).toEqual([2, 120, 'Lembar 1']);
    expect(await part(2)).toEqual([2, 10, 'Lembar 121']);
    await expect(part(3)).rejects.toEqual(code('NOT_FOUND'));
    await expect(part(Number('x'))).rejects.toEqual(code('BAD_REQUEST'));
  });

  test('is found by what is written in it, at its page, while it is published', async () => {
    const { id, change } = await add('satu', texts);
    await add('dua', ['Peti kayu']);
    expect(await found('palet biru')).toEqual(['/catalog/satu']);
    expect(await found('peti')).toEqual(['/catalog/dua']);
    expect(await found('katalog')).toEqual(expect.arrayContaining(['/catalog/satu', '/catalog/dua']));
    await site.client.catalog.update({ ...change, slug: 'pertama' });
    expect(await found('palet biru')).toEqual(['/catalog/pertama']);
    await site.client.catalog.unpublish({ id });
    expect(await found('palet biru')).toEqual([]);
  });

  test('is found in the language of the site, also when that changes', async () => {
    await add('satu', texts);
    expect(await found('semua produk')).toEqual(['/catalog/satu']);
    const words = { description: '', timeZone: 'Asia/Jakarta', searchWords: '', language: 'en' } as const;
    await site.administrator.site.update({ ...words, version: 1 });
    expect(await found('semua produk')).toEqual([]);
    expect(await found('everything we make')).toEqual(['/catalog/satu']);
  });

  test('that is replaced is found by its new words, and nothing else is indexed', async () => {
    const { fields } = await add('satu', texts);
    await add('dua', ['Peti kayu']);
    const form = new FormData();
    form.set('file', new File([Uint8Array.from(pdfOf(['Kertas daur ulang']))], 'baru.pdf'));
    form.set('id', String(fields.fileId));
    form.set('version', '1');
    // Of what is indexed again, this mark would go.
    site.db.$client.exec("update search_entries set url = '/marked' where url = '/catalog/dua'");
    await site.client.file.replace(form);
    expect(await found('daur ulang')).toEqual(['/catalog/satu']);
    expect(await found('palet biru')).toEqual([]);
    expect(await found('peti')).toEqual(['/marked']);
  });
});

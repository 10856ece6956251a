import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deadLinks } from '#server/content/publish/dead-links.ts';
import {
  callersOf,
  expectFirstChangeToStay,
  expectGone,
  forEveryType,
  forPublishing,
} from '#tests/entry-checks.ts';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { countDownload, countDownloads } from './downloads.ts';
import type { CatalogFields } from './inputs.ts';
import { catalog } from './module.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const code = (code: string) => expect.objectContaining({ code });
const at = (name: string) => `${site.address}/catalog/${name}`;

/** Adds a catalog that visitors see: of a picture, or of a PDF with these pages. */
async function add(slug: string, pages?: string[], more: Partial<CatalogFields> = {}) {
  const form = pages ? pdfForm(pdfOf(pages), `${slug}.pdf`) : formWith(await photo(), `${slug}.jpg`);
  const file = await site.client.file.upload(form);
  const about = { title: `Katalog ${slug}`, slug, language: 'none', status: 'published' } as const;
  const fields = { ...about, fileId: file.id, ...more };
  const { id } = await site.client.catalog.create(fields);
  return { id, fields, filename: file.filename, change: { ...fields, id, version: 1 } };
}

const shown = async () => (await site.guest.catalog.getPage()).map(({ slug }) => slug);
const addresses = async () => (await site.guest.catalog.getPage()).map(({ download }) => download);

async function pageOf(slug: string, api = site.guest) {
  const page = await api.catalog.getBySlug({ slug });
  if (!page.catalog) throw new Error('It did not move.');
  return page;
}

const found = async (query: string) =>
  (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

describe('catalogs', () => {
  test('are managed by clients and administrators alike', () => {
    expect(callersOf('catalog')).toEqual({
      everybody: ['getBySlug', 'getPage'],
      client: [...forEveryType, ...forPublishing, 'freeSlug', 'getAll', 'reorder'].sort(),
      administrator: ['deletePermanently'],
    });
  });

  test('are shown to visitors while published, in the order we gave them', async () => {
    const [one, two, three] = [await add('satu'), await add('dua'), await add('tiga')];
    await add('belum', undefined, { status: 'draft' });
    await site.client.catalog.reorder({ id: three.id, before: one.id });
    expect(await shown()).toEqual(['tiga', 'satu', 'dua']);
    await site.client.catalog.unpublish({ id: one.id });
    expect(await shown()).toEqual(['tiga', 'dua']);
    await site.client.catalog.delete({ id: two.id });
    await site.client.catalog.publish({ id: one.id });
    expect(await shown()).toEqual(['tiga', 'satu']);
    expect(await site.client.catalog.getAll()).toHaveLength(3);
    await site.administrator.site.unpublish();
    await expect(site.guest.catalog.getPage()).rejects.toEqual(code('SERVICE_UNAVAILABLE'));
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

  test('need a file that exists, a title and an address of their own', async () => {
    const { fields } = await add('satu');
    const create = (wrong: object) => site.client.catalog.create({ ...fields, slug: 'dua', ...wrong });
    await expect(create({ fileId: 0 })).rejects.toThrow('Please choose a file.');
    await expect(create({ fileId: 99 })).rejects.toEqual(code('BAD_REQUEST'));
    await expect(create({ title: ' ' })).rejects.toThrow('Title is required.');
    await expect(create({ language: 'fr' })).rejects.toEqual(code('BAD_REQUEST'));
    await expect(create({ slug: 'vinci-catalog.png' })).rejects.toThrow('Use lowercase letters, digits');
    await expect(create({ slug: 'satu' })).rejects.toMatchObject({ message: 'Data already exists.' });
    expect(await site.client.catalog.freeSlug({ slug: 'Satu' })).toBe('satu-2');
  });

  test('that two people change at the same time keep the first change', async () => {
    const { change } = await add('satu');
    const { catalog } = site.client;
    await expectFirstChangeToStay(
      [catalog, site.administrator.catalog],
      [
        { ...change, title: 'Pertama' },
        { ...change, title: 'Kedua' },
      ],
    );
  });

  test('keep the files they had in their history, and can get them back', async () => {
    const { id, filename, change } = await add('satu');
    const { id: fileId } = await site.client.file.upload(formWith(await photo({ width: 70 }), 'baru.jpg'));
    await site.client.catalog.update({ ...change, fileId });
    expect((await pageOf('satu')).catalog.filename).not.toBe(filename);
    const [newest, first] = await site.client.catalog.getVersions({ id });
    expect([newest?.changes, newest?.by]).toEqual([{ fileId: 1 }, 'Budi Santoso']);
    await site.client.catalog.restoreVersion({ id, versionId: first?.id ?? 0 });
    const copy = await site.client.catalog.getCopy({ id });
    await site.client.catalog.update({ ...(copy?.values as CatalogFields), id, version: 2 });
    expect((await pageOf('satu')).catalog.filename).toBe(filename);
  });

  test('go to the trash with their files, and come back at their address', async () => {
    const { id, fields, change } = await add('satu');
    await site.client.catalog.delete({ id });
    await expectGone('catalog', site.client.catalog, change);
    expect(await shown()).toEqual([]);
    await expect(site.administrator.file.delete({ id: fields.fileId })).rejects.toThrow('(in the trash)');
    await site.client.catalog.restore({ id });
    expect(await shown()).toEqual(['satu']);
    await site.client.catalog.delete({ id });
    await site.administrator.catalog.deletePermanently({ id });
    await site.administrator.file.delete({ id: fields.fileId });
    expect(await site.storedFiles()).toEqual([]);
  });

  test('that move lead to their new address, and so does the download', async () => {
    await add('satu', ['Satu']);
    const { change } = await add('dua', ['Dua']);
    await site.client.catalog.update({ ...change, slug: 'kedua' });
    expect(await site.guest.catalog.getBySlug({ slug: 'dua' })).toEqual({ movedTo: 'kedua' });
    expect((await fetch(at('vinci-catalog-dua.pdf'))).url).toBe(at('vinci-catalog-kedua.pdf'));
  });

  test('are in the sitemap: the only one on the page of all, several with a page each', async () => {
    const { sitemap } = catalog;
    expect(sitemap(site.services)).toEqual([]);
    const one = await add('satu');
    expect(sitemap(site.services)).toEqual([
      { path: '/catalog', updatedAt: expect.any(Date), pictures: [one.filename] },
    ]);
    const two = await add('dua', ['Dua']);
    expect(sitemap(site.services)).toEqual([
      { path: '/catalog' },
      { path: '/catalog/satu', updatedAt: expect.any(Date), pictures: [one.filename] },
      { path: '/catalog/dua', updatedAt: expect.any(Date), pictures: [`${two.filename}/1`] },
    ]);
  });
});

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
    expect(deadLinks(site.services, links)).toEqual([]);
    await site.client.catalog.unpublish({ id: two.id });
    expect(deadLinks(site.services, links).sort()).toEqual(links.slice(1).sort());
    await site.client.catalog.unpublish({ id: one.id });
    expect(deadLinks(site.services, links).sort()).toEqual(links.sort());
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
    expect(countDownloads(site.db)).toBe(4);
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
    const summary = catalog.summary({ ...site.services, user: site.people.budi, weeks });
    expect(summary.weekly?.counts).toEqual([2, 2]);
    expect(summary.counts).toContainEqual({ label: 'this week', count: 2 });
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
});

test('the dashboard reports a missing catalog, then the missing alternative text of a picture', async () => {
  const about = { ...site.services, user: site.people.budi, weeks: [] };
  const attention = () => catalog.summary(about).needsAttention;
  const screen = '/only-us/upload-catalog';
  expect(attention()).toMatchObject([{ route: screen, why: expect.stringContaining('not there yet') }]);
  await add('satu');
  await add('dua', ['Dua']);
  expect(attention()).toEqual([
    {
      title: 'Katalog satu',
      route: '/only-us/global-setting/file-manager?undescribed',
      otherwise: screen,
      why: 'has no alternative text',
    },
  ]);
});

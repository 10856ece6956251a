import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { countDownloads, offeredDownloads } from './downloads.ts';
import { catalog } from './module.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const code = (code: string) => expect.objectContaining({ code });

async function upload(name: string, api = site.client) {
  const file = await api.file.upload(formWith(await photo(), name));
  const { id } = await api.catalog.create({ fileId: file.id });
  return { id, fileId: file.id, filename: file.filename };
}

const history = async () =>
  (await site.client.catalog.getAll()).catalogs.map(({ name, isShown }) =>
    isShown ? `${name} shown` : name,
  );

describe('who may do what', () => {
  test('visitors see only the current catalog', async () => {
    expect(await site.guest.catalog.get()).toBeNull();
    const { id, fileId, filename } = await upload('katalog.jpg');
    expect(await site.guest.catalog.get()).toMatchObject({ picture: { filename, alt: 'Sampul katalog' } });
    const attempts = [
      site.guest.catalog.getAll(),
      site.guest.catalog.create({ fileId }),
      site.guest.catalog.publish({ id, insteadOf: id }),
      site.guest.catalog.delete({ id }),
    ];
    for (const attempt of attempts) await expect(attempt).rejects.toEqual(code('UNAUTHORIZED'));
    await site.administrator.site.unpublish();
    await expect(site.guest.catalog.get()).rejects.toEqual(code('SERVICE_UNAVAILABLE'));
  });

  test('clients and administrators may manage it alike, and the history says who did what', async () => {
    const first = await upload('2025.jpg');
    const second = await upload('2026.jpg', site.administrator);
    await site.client.catalog.publish({ id: first.id, insteadOf: second.id });
    const { catalogs } = await site.administrator.catalog.getAll();
    expect(catalogs.map(({ name, uploadedBy, shownBy }) => [name, uploadedBy, shownBy])).toEqual([
      ['2026.jpg', 'Sari', 'Sari'],
      ['2025.jpg', 'Budi Santoso', 'Budi Santoso'],
    ]);
  });
});

describe('the catalog', () => {
  test('uploaded last is shown, until somebody rolls back to an earlier one', async () => {
    const first = await upload('2024.jpg');
    await upload('2025.jpg');
    const third = await upload('2026.jpg');
    expect(await history()).toEqual(['2026.jpg shown', '2025.jpg', '2024.jpg']);
    await site.client.catalog.publish({ id: first.id, insteadOf: third.id });
    expect(await history()).toEqual(['2026.jpg', '2025.jpg', '2024.jpg shown']);
    expect((await site.guest.catalog.get())?.picture.filename).toBe(first.filename);
    await upload('2027.jpg');
    expect(await history()).toEqual(['2027.jpg shown', '2026.jpg', '2025.jpg', '2024.jpg']);
  });

  test('that two people change at the same time keeps the first change, and the second one is refused', async () => {
    const [first, second, third] = [await upload('1.jpg'), await upload('2.jpg'), await upload('3.jpg')];
    await site.client.catalog.publish({ id: first.id, insteadOf: third.id });
    const late = site.administrator.catalog.publish({ id: second.id, insteadOf: third.id });
    await expect(late).rejects.toEqual(code('CONFLICT'));
    expect(await history()).toEqual(['3.jpg', '2.jpg', '1.jpg shown']);
  });

  test('needs a file that exists', async () => {
    await expect(site.client.catalog.create({ fileId: 0 })).rejects.toThrow('Please choose a file.');
    await expect(site.client.catalog.create({ fileId: 99 })).rejects.toEqual(code('BAD_REQUEST'));
    await expect(site.client.catalog.create({ fileId: 1, name: 'x' } as never)).rejects.toEqual(
      code('BAD_REQUEST'),
    );
    await expect(site.client.catalog.publish({ id: 99, insteadOf: 1 })).rejects.toEqual(code('NOT_FOUND'));
    await expect(site.client.catalog.delete({ id: 99 })).rejects.toEqual(code('NOT_FOUND'));
  });

  test('on show can be deleted only when it is the last one', async () => {
    const old = await upload('lama.jpg');
    const shown = await upload('baru.jpg');
    await expect(site.client.catalog.delete({ id: shown.id })).rejects.toEqual(code('CONFLICT'));
    await site.client.catalog.delete({ id: old.id });
    await site.client.catalog.delete({ id: shown.id });
    expect(await history()).toEqual([]);
    expect(await site.guest.catalog.get()).toBeNull();
  });

  test('keeps its files from being deleted until it leaves the history', async () => {
    const old = await upload('lama.jpg');
    await upload('baru.jpg');
    const { file } = site.administrator;
    await expect(file.delete({ id: old.fileId })).rejects.toThrow('“Catalog” (/only-us/upload-catalog)');
    await site.client.catalog.delete({ id: old.id });
    await file.delete({ id: old.fileId });
    expect((await file.getPage({})).total).toBe(1);
  });

  test('is found by the search while there is one', async () => {
    const found = async () => JSON.stringify(await site.guest.search.getPage({ query: 'katalog' }));
    expect(await found()).not.toContain('/catalog');
    const { id } = await upload('katalog.jpg');
    expect(await found()).toContain('"url":"/catalog"');
    await site.client.catalog.delete({ id });
    expect(await found()).not.toContain('/catalog');
  });
});

describe('downloads', () => {
  const address = () => `${site.address}/catalog/vinci-catalog.png`;

  test('have one address for any current catalog, and are counted per day', async () => {
    await upload('katalog.jpg');
    const answer = await fetch(address());
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="vinci-catalog.png"',
    ]);
    await answer.arrayBuffer();
    await expect.poll(async () => (await site.client.catalog.getAll()).downloads).toBe(1);
    await upload('lain.jpg');
    await (await fetch(address())).arrayBuffer();
    await expect.poll(async () => (await site.client.catalog.getAll()).downloads).toBe(2);
  });

  test('are shown on the dashboard by week', async () => {
    for (const day of ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-16']) {
      offeredDownloads[0]?.onDownload?.(site.services, day);
    }
    expect(countDownloads(site.db)).toBe(5);
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
  const at = (name: string) => `${site.address}/catalog/${name}`;
  const texts = ['Katalog 2027', 'Kardus gelombang', 'Palet plastik biru'];

  async function uploadPdf(pdf = pdfOf(texts)) {
    const file = await site.client.file.upload(pdfForm(pdf, 'katalog-2027.pdf'));
    const { id } = await site.client.catalog.create({ fileId: file.id });
    return { id, pdf, filename: file.filename };
  }

  test('has its first page as the cover, and its pages with what is written on them', async () => {
    const { filename } = await uploadPdf();
    const shown = await site.guest.catalog.get();
    expect(shown).toMatchObject({ pages: 3, picture: { filename: `${filename}/1`, alt: 'Sampul katalog' } });
    const leaves = shown?.leaves.map(({ page, picture }) => [page, picture.filename, picture.alt]);
    expect(leaves).toEqual(texts.map((text, index) => [index + 1, `${filename}/${index + 1}`, text]));
  });

  test('is downloaded as vinci-catalog.pdf, and counted; the address of the picture leads there', async () => {
    const { pdf } = await uploadPdf();
    const answer = await fetch(at('vinci-catalog.png'));
    expect([answer.url, answer.status]).toEqual([at('vinci-catalog.pdf'), 200]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="vinci-catalog.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    await expect.poll(async () => (await site.client.catalog.getAll()).downloads).toBe(1);
    expect(await site.guest.catalog.getDownload()).toEqual({ bytes: pdf.length });
    await upload('lembar.jpg');
    const back = await fetch(at('vinci-catalog.pdf'));
    expect([back.url, back.headers.get('content-type')]).toEqual([at('vinci-catalog.png'), 'image/png']);
  });

  test('is found by what is written in it, until another catalog takes its place', async () => {
    const found = async () => JSON.stringify(await site.guest.search.getPage({ query: 'palet biru' }));
    const { id } = await uploadPdf();
    expect(await found()).toContain('"url":"/catalog"');
    const picture = await upload('lembar.jpg');
    expect(await found()).not.toContain('/catalog');
    await site.client.catalog.publish({ id, insteadOf: picture.id });
    expect(await found()).toContain('"url":"/catalog"');
  });

  test('needs no alternative text', async () => {
    await uploadPdf();
    const about = { ...site.services, user: site.people.budi, weeks: [] };
    expect(catalog.summary(about).needsAttention).toEqual([]);
  });
});

test('the dashboard reports a missing catalog, then its missing alternative text', async () => {
  const about = { ...site.services, user: site.people.budi, weeks: [] };
  const attention = () => catalog.summary(about).needsAttention;
  const screen = '/only-us/upload-catalog';
  expect(attention()).toMatchObject([{ route: screen, why: expect.stringContaining('not there yet') }]);
  await upload('katalog.jpg');
  expect(attention()).toMatchObject([
    {
      route: '/only-us/global-setting/file-manager?undescribed',
      otherwise: screen,
      why: 'has no alternative text',
    },
  ]);
});

test('the catalog is in the sitemap while there is one', async () => {
  expect(catalog.sitemap(site.services)).toEqual([]);
  const { filename } = await upload('katalog.jpg');
  expect(catalog.sitemap(site.services)).toEqual([
    { path: '/catalog', updatedAt: expect.any(Date), pictures: [filename] },
  ]);
});

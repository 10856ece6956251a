import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { documentPages, files } from '#database/tables.ts';
import { pdfForm, pdfOf, protectedPdf } from '#tests/pdfs.ts';
import { budi } from '#tests/people.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();

const twoPages = pdfOf(['Kardus gelombang', 'Peti kayu']);
const at = (address: string) => `${site.address}/api/images/${address}`;
const rows = () => site.db.select().from(files).all();
const incoming = () => readdirSync(path.join(site.services.files.folder, '.incoming'));

async function send(body: FormData) {
  const headers = await site.signIn(budi);
  return fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body });
}

describe('a PDF', () => {
  test('is stored as it is, with the size of its pages and their texts', async () => {
    const file = await site.client.file.upload(pdfForm(twoPages));
    expect(file).toMatchObject({ pages: 2, width: 1413, height: 2000, duplicateOf: null });
    expect(file.filename).toMatch(/^[0-9a-f]{32}\.pdf$/);
    expect(await readFile(path.join(site.services.files.folder, file.filename))).toEqual(twoPages);
    const pages = site.db.select().from(documentPages).all();
    expect(pages.map(({ page, text }) => `${page} ${text}`)).toEqual(['1 Kardus gelombang', '2 Peti kayu']);
    expect(await site.client.file.get({ id: file.id })).toMatchObject({
      type: 'application/pdf',
      pages: 2,
      bytes: twoPages.length,
    });
  });

  test('comes over HTTP like any file, and is recognised when it comes again', async () => {
    const first = await send(pdfForm(twoPages, 'Katalog – edisi “Jawa”.pdf'));
    expect(first.status).toBe(200);
    const { result } = await first.json();
    expect(result.data.json).toMatchObject({ pages: 2, duplicateOf: { name: 'katalog.pdf' } });
    expect((await site.client.file.get({ id: result.data.json.id })).name).toBe('Katalog – edisi “Jawa”.pdf');
    await expect.poll(incoming).toEqual([]);
  });

  test('is downloaded under its name, sandboxed, and in parts', async () => {
    const { filename } = await site.client.file.upload(pdfForm(twoPages, 'Daftar "harga" 2026.PDF'));
    const answer = await fetch(at(`upload/${filename}`));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="Daftar _harga_ 2026.pdf"',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(twoPages);
    const part = await fetch(at(`upload/${filename}`), { headers: { Range: 'bytes=0-4' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
  });

  test('shows its pages as pictures, and none that it doesn’t have', async () => {
    const { filename } = await site.client.file.upload(pdfForm(twoPages));
    const picture = async (address: string) => {
      const answer = await fetch(at(address), { headers: { Accept: 'image/webp' } });
      return [answer.status, answer.status === 200 && (await sharp(await answer.bytes()).metadata())];
    };
    const shown = (page: string) => picture(`optimize?url=/api/images/upload/${filename}${page}&w=640`);
    const expected = [200, expect.objectContaining({ format: 'webp', width: 640, height: 906 })];
    for (const page of ['', '/1', '/2']) expect(await shown(page)).toEqual(expected);
    expect(await picture(`upload/${filename}/2`)).toEqual([200, expect.objectContaining({ width: 1413 })]);
    for (const page of ['/0', '/3', '/9999', '/1/1', '/x']) expect((await shown(page))[0]).not.toBe(200);
  });

  test('is not taken where a picture is needed, and a picture not where a PDF is', async () => {
    const [pdf, picture] = [pdfForm(twoPages), formWith(await photo())];
    pdf.set('takes', 'pictures');
    picture.set('takes', 'documents');
    const before = rows().length;
    await expect(site.client.file.upload(pdf)).rejects.toThrow('This is a PDF, and a picture is needed here');
    await expect(site.client.file.upload(picture)).rejects.toThrow('This is a picture, and a PDF is needed');
    expect(rows().length).toBe(before);
  });

  test('is replaced by a PDF only, and its address leads to the new one', async () => {
    const { id, filename } = await site.client.file.upload(pdfForm(twoPages));
    const replaceWith = async (bytes: Uint8Array) => {
      const form = pdfForm(bytes);
      form.set('id', String(id));
      form.set('version', '1');
      return site.client.file.replace(form);
    };
    await expect(replaceWith(await photo())).rejects.toThrow('Please replace it with a PDF');
    const { filename: newer } = await replaceWith(pdfOf(['Satu', 'Dua', 'Tiga']));
    expect(await site.client.file.get({ id })).toMatchObject({ pages: 3 });
    const answer = await fetch(at(`upload/${filename}`), { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/api/images/upload/${newer}`]);
    const cover = await fetch(at(`optimize?url=/api/images/upload/${filename}/2&w=640`));
    expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('is listed among the documents, and needs no alternative text', async () => {
    const { id } = await site.client.file.upload(pdfForm(twoPages, 'daftar.pdf'));
    const picture = await site.client.file.upload(formWith(await photo(), 'daftar.jpg'));
    const found = async (filter: object) =>
      (await site.client.file.getPage({ search: 'daftar', ...filter })).files.map((file) => file.id);
    expect(await found({ kind: 'documents' })).toContain(id);
    expect(await found({ kind: 'documents' })).not.toContain(picture.id);
    expect(await found({ kind: 'pictures' })).toEqual([picture.id]);
    expect(await found({ undescribed: true })).toEqual([picture.id]);
  });

  test('takes its pages along when it is deleted', async () => {
    const { id } = await site.client.file.upload(pdfForm(twoPages));
    await site.client.file.delete({ id });
    expect(
      site.db
        .select()
        .from(documentPages)
        .all()
        .filter(({ fileId }) => fileId === id),
    ).toEqual([]);
  });
});

describe('a hostile PDF', () => {
  async function expectRefused(bytes: Uint8Array, sentence: RegExp) {
    const before = [rows().length, (await site.storedFiles()).length];
    await expect(site.client.file.upload(pdfForm(bytes))).rejects.toThrow(sentence);
    expect([rows().length, (await site.storedFiles()).length, incoming()]).toEqual([...before, []]);
  }
  const many = pdfOf(Array.from({ length: 10_000 }, (_, page) => `Halaman ${page + 1}`));

  test.each([
    ['with a password', protectedPdf(), /protected with a password/],
    ['that is only a beginning', Buffer.from('%PDF-1.7'), /damaged or not complete/],
    ['that was cut off', twoPages.subarray(0, 300), /damaged or not complete/],
    ['that is a page of a site', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), /damaged/],
    ['without pages', pdfOf([]), /can’t be shown|damaged/],
    ['with 10,000 pages', many, /has 10,000 pages.*up to 500/],
  ])('%s is refused with a sentence', (_what, bytes, sentence) => expectRefused(bytes, sentence));

  test('with scripts and a program to start stays a download, and runs nothing', async () => {
    const action =
      '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /AA << /WC << /S /Launch /F (calc.exe) >> >>';
    const { filename } = await site.client.file.upload(pdfForm(pdfOf(['Halo'], { catalog: action })));
    const answer = await fetch(at(`upload/${filename}`));
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  // `5 0 R` is the first drawing itself.
  test.each([0, -1, 99_999_999_999, '5 0 R', '99 0 R'])(
    'whose streams claim a false length of %s is still drawn and read',
    async (length) => {
      const { id, filename } = await site.client.file.upload(pdfForm(pdfOf(['Satu', 'Dua'], { length })));
      const texts = site.db.select().from(documentPages).where(eq(documentPages.fileId, id)).all();
      expect(texts.map(({ text }) => text)).toEqual(['Satu', 'Dua']);
      const page = await fetch(at(`optimize?url=/api/images/upload/${filename}/1&w=640`));
      const { channels } = await sharp(await page.bytes()).stats();
      // Black letters on white paper.
      expect(channels.map(({ min, max }) => [min, max])).toEqual(Array(3).fill([0, 255]));
    },
  );

  test('with pages as large as a field is drawn small', async () => {
    const { width, height } = await site.client.file.upload(
      pdfForm(pdfOf(['Besar'], { size: [14_400, 900] })),
    );
    expect([width, height]).toEqual([2000, 125]);
  });

  test('of more than 50 MB is refused before all of it arrives, and so is a picture of more than 15 MB', async () => {
    const [pdf, picture] = [Buffer.alloc(51 * 1024 * 1024), Buffer.alloc(16 * 1024 * 1024)];
    twoPages.copy(pdf);
    (await photo()).copy(picture);
    const before = rows().length;
    expect((await send(pdfForm(pdf))).status).toBe(413);
    const answer = await send(formWith(picture));
    expect(answer.status).toBe(413);
    expect(JSON.stringify(await answer.json())).toContain('larger than 15 MB');
    await expect.poll(incoming).toEqual([]);
    expect(rows().length).toBe(before);
  });
});

test('eighteen files that are sent at once keep the order in which they were chosen', async () => {
  const places = Array.from({ length: 18 }, (_, place) => place);
  const headers = await site.signIn(budi);
  // The last ones are sent first.
  const sending = places.toReversed().map(async (place) => {
    const body =
      place % 6 === 5
        ? pdfForm(twoPages, `urut-${place}`)
        : formWith(await photo({ width: 40 + place }), `urut-${place}`);
    body.set('batch', 'delapan-belas');
    body.set('place', String(place));
    return (await fetch(`${site.address}/api/trpc/file.upload`, { method: 'POST', headers, body })).status;
  });
  expect(new Set(await Promise.all(sending))).toEqual(new Set([200]));
  const { files: listed } = await site.client.file.getPage({ search: 'urut-' });
  expect(listed.map(({ name }) => name)).toEqual(places.map((place) => `urut-${place}`));
});

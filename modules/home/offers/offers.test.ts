import { describe, expect, test } from 'vitest';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { callersOf, forEveryType } from '#tests/entry-checks.ts';
import { pdfForm, pdfOf } from '#tests/pdfs.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { siteOfEachTest, type TestSite } from '#tests/test-site.ts';
import { visitsOfEachTest } from '#tests/visits.ts';

const site = siteOfEachTest();
const visits = visitsOfEachTest();

const says = (text: string, ...more: RichTextNode[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
});

// Packaging products and services have the same procedures and behave alike.
describe.each([
  ['packaging', '/packaging'],
  ['service', '/services'],
] as const)('%s', (kind, path) => {
  type Api = TestSite['guest']['packaging'];
  const api = (person: 'guest' | 'client' | 'administrator') => site[person][kind] as Api;

  const addFile = async () => (await site.administrator.file.upload(formWith(await photo()))).id;

  async function addOffer(slug: string, more: object = {}) {
    const own = kind === 'service' ? { icon: 'truck' as const } : {};
    const fields = {
      name: `Nama ${slug}`,
      slug,
      summary: 'Karton gelombang untuk pengiriman.',
      fileId: await addFile(),
      text: says('Tahan ditumpuk lima lapis.'),
      specification: [{ label: 'Bahan', value: 'Kraft' }],
      pictures: [] as number[],
      status: 'published' as const,
      ...own,
      ...more,
    };
    const { id } = await api('administrator').create(fields);
    return { id, fields, change: { ...fields, id, version: 1 } };
  }

  const slugs = async () => (await api('guest').getPage()).map(({ slug }) => slug);

  test('visitors see published offers in the order we gave them', async () => {
    const [one, two] = [await addOffer('satu'), await addOffer('dua')];
    await addOffer('belum', { status: 'draft' });
    await api('administrator').reorder({ id: two.id, before: one.id });
    expect(await slugs()).toEqual(['dua', 'satu']);
    expect(await api('administrator').getAll()).toHaveLength(3);
  });

  test('a page shows everything about one, and those that follow it', async () => {
    const further = [await addFile(), await addFile()];
    await addOffer('satu');
    await addOffer('dua', { pictures: further.toReversed() });
    for (const slug of ['tiga', 'empat', 'lima']) await addOffer(slug);
    const page = await api('guest').getBySlug({ slug: 'dua' });
    if ('movedTo' in page) throw new Error('It did not move.');
    expect(page.offer).toMatchObject({
      name: 'Nama dua',
      specification: [{ label: 'Bahan', value: 'Kraft' }],
    });
    expect(page.pictures.map(({ id }) => id)).toEqual(further.toReversed());
    expect(page.others.map(({ slug }) => slug)).toEqual(['tiga', 'empat', 'lima', 'satu']);
  });

  test('a datasheet is downloaded from its page', async () => {
    const file = await site.administrator.file.upload(formWith(await photo(), 'data.jpg'));
    const { change } = await addOffer('satu', { datasheetId: file.id });
    const pageOf = async () => {
      const page = await api('guest').getBySlug({ slug: 'satu' });
      return 'movedTo' in page ? null : page.datasheet;
    };
    expect(await pageOf()).toMatchObject({ filename: file.filename, type: 'image/jpeg' });
    await api('administrator').update({ ...change, datasheetId: null });
    expect(await pageOf()).toBeNull();
  });

  test('a PDF can be its datasheet, and not its picture', async () => {
    const pdf = await site.administrator.file.upload(pdfForm(pdfOf(['Ukuran'])));
    const { fields } = await addOffer('satu', { datasheetId: pdf.id });
    const page = await api('guest').getBySlug({ slug: 'satu' });
    expect(page).toMatchObject({ datasheet: { type: 'application/pdf', pages: 1 } });
    const answer = await fetch(`${site.address}${path}/satu/satu.pdf`);
    await answer.arrayBuffer();
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="satu.pdf"',
    ]);
    await expect.poll(() => visits).toMatchObject([{ kind: 'download', path: `${path}/satu/satu.pdf` }]);
    for (const other of ['satu/satu.jpg', 'satu/dua.pdf', 'dua/dua.pdf'])
      expect((await fetch(`${site.address}${path}/${other}`)).status).toBe(404);
    for (const wrong of [{ fileId: pdf.id }, { pictures: [pdf.id] }]) {
      const created = api('administrator').create({ ...fields, slug: 'dua', ...wrong });
      await expect(created).rejects.toThrow('a picture is needed here');
    }
  });

  test('everybody sees it and only administrators change it', () => {
    const { administrator, ...others } = callersOf(kind);
    expect(others).toEqual({ everybody: ['getBySlug', 'getPage'] });
    const own = ['getAll', 'publish', 'reorder', 'unpublish'];
    expect(administrator).toEqual(expect.arrayContaining([...forEveryType, ...own]));
  });

  test('needs a summary, a label for each value, and each picture once', async () => {
    const { fields } = await addOffer('satu');
    const create = (wrong: object) => api('administrator').create({ ...fields, slug: 'dua', ...wrong });
    await expect(create({ summary: '' })).rejects.toThrow('Summary is required.');
    const specification = [{ label: '', value: 'x' }];
    await expect(create({ specification })).rejects.toThrow('Label is required.');
    await expect(create({ pictures: [fields.fileId, fields.fileId] })).rejects.toThrow('only once');
  });

  test('visitors find it by its text while it is published', async () => {
    const { id, change } = await addOffer('satu', { specification: [{ label: 'Flute', value: 'BC' }] });
    const found = async (query: string) =>
      (await site.guest.search.getPage({ query })).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
    expect(await found('flute')).toEqual([`${path}/satu`]);
    expect(await found('lima lapis')).toEqual([`${path}/satu`]);
    await api('administrator').update({ ...change, slug: 'dua' });
    expect(await found('gelombang')).toEqual([`${path}/dua`]);
    await api('administrator').unpublish({ id });
    expect(await found('gelombang')).toEqual([]);
    await api('administrator').publish({ id });
    await api('administrator').delete({ id });
    expect(await found('gelombang')).toEqual([]);
  });
});

test('the search finds packaging and services side by side, with what buyers compare', async () => {
  const fileId = (await site.administrator.file.upload(formWith(await photo()))).id;
  const text = says('Kuat.');
  const fields = { slug: 'karton', summary: 'Gelombang.', fileId, text, specification: [], pictures: [] };
  const { packaging, service } = site.administrator;
  const terms = { minimum: '500 buah (ukuran siap)', leadTime: '7 hari kerja setelah contoh disetujui' };
  await packaging.create({ ...fields, ...terms, name: 'Karton', status: 'published' });
  const specification = [{ label: 'Jumlah mulai', value: '2.000 unit' }];
  await service.create({
    ...fields,
    specification,
    name: 'Cetak karton',
    status: 'published',
    icon: 'box',
  });
  const { groups } = await site.guest.search.getPage({ query: 'karton' });
  const found = groups.flatMap(({ hits }) => hits);
  expect(found.map(({ url, facts }) => [url, facts]).sort()).toEqual([
    ['/packaging/karton', 'Mulai 500 buah · 7 hari kerja'],
    ['/services/karton', 'Mulai 2.000 unit'],
  ]);
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { menusOf } from '#server/navigation/menus.ts';
import { callersOf, forEveryType } from '#tests/entry-checks.ts';
import { siteOfEachTest } from '#tests/test-site.ts';
import { privacyPage } from './footer-pages.ts';
import type { PageFields } from './page-type.ts';

const site = siteOfEachTest();

const code = (code: string) => expect.objectContaining({ code });
const says = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const textBlock = (text: string, more: Partial<PlacedBlock> = {}): PlacedBlock => ({
  id: 'aaaaaaaa',
  kind: 'pages.text',
  hidden: false,
  values: { text: says(text) },
  ...more,
});
const aboutUs = (more: Partial<PageFields> = {}): PageFields => ({
  title: 'Tentang Kami',
  slug: 'tentang-kami',
  summary: '',
  coverId: null,
  blocks: [textBlock('Kami melipat kardus sejak 1998.')],
  status: 'published',
  ...more,
});
const add = (more: Partial<PageFields> = {}) => site.administrator.page.create(aboutUs(more));
const find = async (query: string) => site.guest.search.getPage({ query });
const read = async (slug = 'tentang-kami') => (await site.guest.page.getBySlug({ slug })).page;

test('visitors read a published page and find it by its texts', async () => {
  const { id } = await add();
  expect(await read()).toMatchObject({
    id,
    title: 'Tentang Kami',
    blocks: [{ kind: 'pages.text', values: { text: says('Kami melipat kardus sejak 1998.') } }],
  });
  const found = await find('melipat');
  expect(JSON.stringify(found)).toContain('/tentang-kami');
});

test('the footer leads to the page about privacy once it is published', async () => {
  await add({ title: 'Kebijakan Privasi', slug: 'kebijakan-privasi', status: 'draft' });
  await add();
  expect(privacyPage(site.services)).toBeNull();
  const { id } = await add({ title: 'Privasi', slug: 'privasi-anda' });
  expect(privacyPage(site.services)).toEqual({ title: 'Privasi', path: '/privasi-anda' });
  await site.administrator.page.unpublish({ id });
  expect(privacyPage(site.services)).toBeNull();
});

test('the footer leads to About and contact by itself', async () => {
  const footer = () => menusOf(site.services).footer.map(({ route }) => route);
  await add();
  await add({ title: 'Kontak', slug: 'kontak' });
  await add({ title: 'Kontak lama', slug: 'kontak-lama', status: 'draft' });
  await add({ title: 'Kardus', slug: 'kardus-tentang' });
  expect(footer()).toEqual(['/tentang-kami', '/kontak']);
});

test('a draft is for those who may read pages, and only administrators change them', async () => {
  await add({ status: 'draft' });
  await expect(read()).rejects.toEqual(code('NOT_FOUND'));
  await expect(site.client.page.getBySlug({ slug: 'tentang-kami' })).rejects.toEqual(code('NOT_FOUND'));
  const { page } = await site.withRight('editor').page.getBySlug({ slug: 'tentang-kami' });
  expect(page?.status).toBe('draft');
  const { administrator, ...others } = callersOf('page');
  expect(others).toEqual({ everybody: ['getBySlug'] });
  expect(administrator).toEqual(expect.arrayContaining([...forEveryType, 'getBlocks', 'publish']));
});

test('a hidden block is shown and sent to nobody', async () => {
  await add({
    blocks: [textBlock('Rahasia kardus.', { hidden: true }), textBlock('Terbuka.', { id: 'bbbbbbbb' })],
  });
  const page = await read();
  expect(page?.blocks).toHaveLength(1);
  expect(JSON.stringify(page)).not.toContain('Rahasia');
  expect(JSON.stringify(await find('rahasia'))).not.toContain('/tentang-kami');
});

test('the block of a module that is gone is kept on each save and not shown', async () => {
  const gone = { id: 'cccccccc', kind: 'calendar.month', hidden: false, values: { from: 3, note: 'x' } };
  const { id } = await add({ blocks: [gone, textBlock('Ada.')] });
  await site.administrator.page.update({ ...aboutUs({ blocks: [textBlock('Ada.'), gone] }), id, version: 1 });
  expect((await site.administrator.page.get({ id })).blocks[1]).toEqual(gone);
  expect((await read())?.blocks.map(({ kind }) => kind)).toEqual(['pages.text']);
});

test('a block that isn’t filled in is refused at its field, and kept in the working copy', async () => {
  const broken = textBlock('', { values: { text: 'no rich text' } });
  await expect(add({ blocks: [broken] })).rejects.toThrow('Expected a text.');
  await expect(add({ blocks: [textBlock('a'), textBlock('b')] })).rejects.toThrow('Each block only once.');
  const script = { type: 'doc', content: [{ type: 'script' }] } as unknown as RichText;
  await expect(add({ blocks: [textBlock('', { values: { text: script } })] })).rejects.toThrow(
    'can’t be saved',
  );
  expect(await site.administrator.page.getAll()).toEqual([]);
});

test('an address that a page of the site or of a module has is refused with a sentence', async () => {
  const files = ['pages', 'modules'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }),
  );
  const pages = files.filter((file) => /\/\+(Page|config)\.tsx?$/.test(file));
  // The folder below (public) or (bare) is the beginning of the address.
  const segments = new Set(pages.flatMap((file) => file.match(/\((?:public|bare)\)\/([a-z]+)\//)?.[1] ?? []));
  // The page of pages itself has no address of its own.
  segments.delete('page');
  expect([...segments]).toEqual(expect.arrayContaining(['search', 'auth', 'blogs', 'packaging']));
  for (const slug of [...segments, 'api', 'only-us', '404', 'share', 'up', 'assets']) {
    const refused = {
      code: 'BAD_REQUEST',
      message: expect.stringContaining(`The site itself uses /${slug}.`),
    };
    await expect(add({ slug }), slug).rejects.toMatchObject(refused);
  }
  expect(await site.administrator.page.freeSlug({ slug: 'blogs' })).toBe('blogs-2');
});

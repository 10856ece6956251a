import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { field, line, optionalPicture, picture, richText, text as textField } from '#lib/fields.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { seoFields } from '#lib/seo.ts';
import { type Known, publishChecks } from './checks.ts';
import { blocksToCheck, ownLinks, partsOf } from './parts.ts';

const alt = 'Palet kayu';
const shownPicture = { filename: 'x.webp', width: 10, height: 10, color: '#ffffff', alt };
const known: Known = {
  pictures: { 1: shownPicture, 2: { ...shownPicture, alt: '' }, 3: { ...shownPicture, alt: '' } },
  deadLinks: [],
  hiddenLinks: [],
  emptyBlocks: [],
  isAddressTaken: false,
};

const words = (text: string, href?: string): RichTextNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) }],
});
const heading = (level: number, text: string): RichTextNode => ({
  ...{ type: 'heading', attrs: { level } },
  content: [{ type: 'text', text }],
});
const shown = (fileId: number, alt: string | null = null): RichTextNode => ({
  ...{ type: 'picture', attrs: { fileId, alt } },
});
const text = (...content: RichTextNode[]): RichText => ({ type: 'doc', content });

const summary = 'Kayu yang sudah dipanaskan menjaga muatan dari serangga di perjalanan.';
const post = {
  title: 'Palet',
  excerpt: summary,
  coverId: 1,
  body: text(words('Kayu.')),
  status: 'published',
};
const fields = {
  title: line('Title', 120, { role: 'title' }),
  excerpt: textField('Summary', 300, { role: 'summary' }),
  coverId: optionalPicture('Cover', { role: 'cover' }),
  body: richText('Text', { role: 'body' }),
  blocks: field('blocks', { label: 'Blocks', rule: z.array(z.any()), empty: [], translated: true }),
  ...seoFields,
};
const parts = (values: object) => partsOf(fields, values);
const found = (values: object, more: Partial<Known> = {}) =>
  publishChecks(parts(values), '/blogs/palet', { ...known, ...more }).map(
    ({ level, text }) => `${level}: ${text}`,
  );

describe('before something is published', () => {
  test('nothing is said of a finished post', () => {
    expect(found(post)).toEqual([]);
  });

  test('a post without text, cover and summary gets a warning for each', () => {
    expect(found({ ...post, excerpt: ' ', coverId: null, body: text({ type: 'paragraph' }) })).toEqual([
      'warn: No text: readers would see a page with a title and nothing to read.',
      'warn: No cover: lists would show no picture, and shared links the one of the site.',
      'warn: No summary: lists, search engines and shared links would show none.',
    ]);
  });

  test('without a summary the beginning of the text is shown, as the preview beside shows it', () => {
    expect(found({ ...post, excerpt: '' })).toEqual([
      'warn: No summary: the beginning of the text is shown instead.',
    ]);
  });

  test('what a translation says as its original does is counted, but for names and sizes of one word', () => {
    const body = text(words('Kayu yang kering.'), words('Dry wood.'), words('ISPM-15'));
    const original = { paragraphs: ['Kayu yang kering.', 'Kayu kering.', 'ISPM-15', 'Palet'] };
    expect(found({ ...post, body }, { original })).toEqual([
      'warn: One part says the same as the original, such as “Kayu yang kering.”.',
    ]);
    const blocks = [
      { id: 'aaaaaaaa', kind: 'pages.quote', hidden: false, values: { quote: 'Kayu kering.' } },
    ];
    expect(found({ ...post, body, blocks }, { original })).toEqual([
      'warn: 2 parts say the same as the original, such as “Kayu yang kering.”.',
    ]);
  });

  test('a summary is best between 50 and 160 characters', () => {
    const saysOf = (length: number) => found({ ...post, excerpt: 'x'.repeat(length) });
    expect(saysOf(49)).toEqual([expect.stringContaining('The summary has 49 characters.')]);
    expect([...saysOf(50), ...saysOf(160)]).toEqual([]);
    expect(saysOf(161)).toEqual([expect.stringContaining('Search results cut it')]);
  });

  test('of a description for search engines the length counts, not that of the summary', () => {
    const saysOf = (seoDescription: string, excerpt: string) => found({ ...post, excerpt, seoDescription });
    expect(saysOf('x'.repeat(100), 'Pendek.')).toEqual([]);
    expect(saysOf('x'.repeat(49), summary)).toEqual([
      expect.stringContaining('The search description has 49 characters.'),
    ]);
    expect(saysOf('x'.repeat(161), summary)).toEqual([expect.stringContaining('Search results cut it')]);
    expect(saysOf('x'.repeat(100), '')).toEqual([
      'warn: No summary: the beginning of the text is shown instead.',
    ]);
    expect(saysOf(' ', summary)).toEqual([]);
  });

  test('a long search title, a missing cover beside a share picture and a hidden page are mentioned', () => {
    expect(found({ ...post, seoTitle: 'x'.repeat(60) })).toEqual([]);
    expect(
      found({ ...post, seoTitle: 'x'.repeat(61), coverId: null, sharePictureId: 1, noindex: true }),
    ).toEqual([
      'warn: No cover: lists would show no picture.',
      'warn: The search title has 61 characters. Search results cut it after about 60.',
      'warn: Search engines are asked not to list this page.',
    ]);
    expect(found({ ...post, sharePictureId: 9 })).toEqual([
      expect.stringContaining('stop: A picture no longer exists'),
    ]);
  });

  test('pictures without alternative text are counted, each once, unless the text gives them one', () => {
    expect(found({ ...post, coverId: 2, body: text(shown(2), shown(3, 'Peti'), words('Kayu.')) })).toEqual([
      expect.stringContaining('1 picture has no alternative text.'),
    ]);
    expect(found({ ...post, coverId: 2, body: text(shown(3)) })).toEqual([
      expect.stringContaining('2 pictures have no alternative text.'),
    ]);
  });

  test('headings that skip a level are named', () => {
    const body = (...levels: number[]) => text(...levels.map((level) => heading(level, `H${level}`)));
    expect(found({ ...post, body: body(2, 3, 4, 2, 3) })).toEqual([]);
    expect(found({ ...post, body: body(2, 4) })).toEqual([expect.stringContaining('“H4”')]);
    expect(found({ ...post, body: body(3) })).toEqual([expect.stringContaining('“H3”')]);
  });

  test('dead links are named, and what can’t be published comes first', () => {
    const more = { deadLinks: ['/blogs/hilang'], isAddressTaken: true };
    expect(found({ ...post, coverId: 9 }, more)).toEqual([
      'stop: A picture no longer exists. Remove it or choose another.',
      'warn: Another entry has the address /blogs/palet. Choose another one.',
      'warn: The link /blogs/hilang leads to a page that visitors can’t open.',
    ]);
  });

  test('a type without text or summary gets only what applies', () => {
    const { title } = fields;
    const truck = partsOf(
      { title, fileId: picture('Picture', { role: 'cover' }) },
      { title: 'Truk', fileId: 2 },
    );
    expect(publishChecks(truck, null, known)).toEqual([
      { level: 'warn', text: expect.stringContaining('1 picture has no alternative text.') },
    ]);
  });

  test('links within the site are checked, with its own host too, and others not', () => {
    const body = text(
      words('satu', '/packaging?x=1#y'),
      words('dua', 'https://vinci.example/packaging'),
      words('tiga', 'https://vinci.example/blogs/a'),
      words('empat', 'https://other.example/b'),
      words('lima', 'mailto:a@b.example'),
    );
    expect(ownLinks(parts({ title: '', body }), 'https://vinci.example')).toEqual(['/packaging', '/blogs/a']);
  });

  const block = (kind: string, values: object, hidden = false) => ({ id: kind, kind, hidden, values });
  const page = (...blocks: object[]) => ({
    title: 'Ekspor',
    excerpt: summary,
    coverId: 1,
    blocks,
    status: 'published',
  });

  test('a page, which no list shows, needs no cover', () => {
    const { title, excerpt, blocks, status } = page(block('text', { text: text(words('Kayu.')) }));
    expect(found({ title, excerpt, coverId: null, blocks, status })).toEqual([]);
  });

  test('a page is checked inside its blocks: pictures, headings, buttons, and what shows nothing', () => {
    const values = page(
      block('text', { text: text(heading(3, 'Terlalu dalam'), shown(3), words('Kayu.')) }),
      block('picture', { title: 'Dari satu pabrik', fileId: 2, text: text(heading(3, 'Bahan')) }),
    );
    expect(found(values, { emptyBlocks: ['Gallery 3'], deadLinks: ['/hilang'] })).toEqual([
      'stop: The block “Gallery 3” has nothing to show. Fill it in, hide it or delete it.',
      expect.stringContaining('2 pictures have no alternative text.'),
      expect.stringContaining('The heading “Terlalu dalam” is a level too deep.'),
      'warn: The link /hilang leads to a page that visitors can’t open.',
    ]);
    const links = page(
      block('action', { title: 'Pesan', link: '/packaging#peti' }),
      block('text', { text: text(words('di sini', '/hilang')) }),
    );
    expect(ownLinks(parts(links), 'https://vinci.example')).toEqual(['/hilang', '/packaging']);
  });

  test('a hidden block of a page isn’t checked, and a page without a visible one says so', () => {
    const hidden = block('text', { text: text(heading(4, 'Dalam'), shown(9)), link: '/hilang' }, true);
    expect(found(page(hidden))).toEqual([expect.stringContaining('No blocks')]);
    expect(ownLinks(parts(page(hidden)), 'https://vinci.example')).toEqual([]);
  });

  test('only blocks that may show nothing are sent to the server, with their places', () => {
    const values = page(
      block('text', { text: text(words('Kayu. '.repeat(50))) }),
      block('gallery', { title: 'Gudang kami', typeId: 4, count: 8 }),
    );
    expect(blocksToCheck(parts(values))).toEqual([
      { place: 2, kind: 'gallery', values: { title: '', typeId: 4, count: 8 } },
    ]);
  });
});

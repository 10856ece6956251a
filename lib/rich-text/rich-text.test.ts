import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { richText, richTextWithout } from './inputs.ts';
import { isAllowedLink, linkOf } from './links.ts';
import { downloadsIn, filesInText, headingsIn, isEmpty, linksIn, plainText, undescribedIn } from './read.ts';
import { emptyRichText, type RichText, type RichTextNode } from './rich-text.ts';

const text = (words: string, ...marks: NonNullable<RichTextNode['marks']>) =>
  marks.length > 0 ? { type: 'text', text: words, marks } : { type: 'text', text: words };
const paragraph = (...content: RichTextNode[]) => ({ type: 'paragraph', content });
const heading = (words: string, level = 2) => ({
  type: 'heading',
  attrs: { level },
  content: [text(words)],
});
const picture = (fileId: unknown, alt: unknown = null) => ({ type: 'picture', attrs: { fileId, alt } });
const cell = (words: string) => ({
  type: 'tableCell',
  attrs: { colspan: 1, rowspan: 1 },
  content: [paragraph(text(words))],
});
const doc = (...content: RichTextNode[]): RichText => ({ type: 'doc', content });
const linked = (href: unknown) => doc(paragraph(text('here', { type: 'link', attrs: { href } })));

const everything = doc(
  heading('Memilih karton'),
  paragraph(
    text('Tebal, '),
    text('kuat', { type: 'bold' }),
    text(' dan '),
    text('ringan', { type: 'italic' }),
  ),
  paragraph(text('Tulis', { type: 'link', attrs: { href: 'mailto:halo@vinci.example' } }), {
    type: 'hardBreak',
  }),
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('Flute B'))] }] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph(text('Ukur'))] }],
  },
  { type: 'blockquote', content: [paragraph(text('Uji dulu.'))] },
  { type: 'horizontalRule' },
  { type: 'table', content: [{ type: 'tableRow', content: [cell('E'), cell('1,5 mm')] }] },
  picture(7, 'Tumpukan karton'),
  { type: 'picture', attrs: { fileId: 8, alt: null, caption: 'Gudang kami', width: 'half' } },
  { type: 'gallery', attrs: { fileIds: [9, 10], caption: 'Pameran' } },
  { type: 'button', attrs: { text: 'Minta harga', href: '/contact' } },
  { type: 'file', attrs: { fileId: 11, title: 'Panduan' } },
  { type: 'video', attrs: { site: 'youtube', id: 'dQw4w9WgXcQ', title: 'Uji jatuh', posterId: 12 } },
  { type: 'callout', attrs: { kind: 'tip' }, content: [paragraph(text('Timbang.'))] },
);

const check = (sent: unknown) => z.safeParseAsync(z.strictObject({ body: richText }), { body: sent });
async function refusal(sent: unknown) {
  const { error } = await check(sent);
  expect(error?.issues[0]?.path).toEqual(['body']);
  return error?.issues[0]?.message;
}

describe('a text', () => {
  test('may hold headings, lists, quotes, tables, pictures, files, videos, buttons and callouts', async () => {
    expect((await check(everything)).data).toEqual({ body: everything });
    expect((await check(emptyRichText)).success).toBe(true);
  });

  test('gets the attributes that were left out', async () => {
    const short = doc({ type: 'heading', content: [text('Judul')] });
    expect((await check(short)).data).toEqual({ body: doc(heading('Judul')) });
  });

  test('is read for search, contents and pictures', () => {
    expect(plainText(everything)).toBe(
      'Memilih karton Tebal, kuat dan ringan Tulis Flute B Ukur Uji dulu. E 1,5 mm ' +
        'Gudang kami Pameran Minta harga Panduan Uji jatuh Timbang.',
    );
    expect(filesInText(everything)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(undescribedIn(everything)).toEqual([8, 9, 10]);
    expect(downloadsIn(everything)).toEqual([11]);
    expect(linksIn(everything)).toEqual(['mailto:halo@vinci.example', '/contact']);
    expect(filesInText(doc(picture(7), picture(3), picture(7)))).toEqual([7, 3]);
    expect(headingsIn(doc(heading('Karton & kayu'), heading('Karton kayu', 3), heading(' ')))).toEqual([
      { id: 'text-karton-kayu', level: 2, text: 'Karton & kayu' },
      { id: 'text-karton-kayu-2', level: 3, text: 'Karton kayu' },
    ]);
    expect([emptyRichText, doc(paragraph(text(' '))), doc(picture(1))].map(isEmpty)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('a text that was stored before there were captions and widths stays as it is', async () => {
  const old = doc(picture(7), picture(8, 'Palet'));
  expect((await check(old)).data).toEqual({ body: old });
  const { attrs } = picture(7);
  const sent = doc({ type: 'picture', attrs: { ...attrs, caption: null, width: null } });
  expect((await check(sent)).data).toEqual({ body: doc(picture(7)) });
});

test('a place without room for galleries and videos refuses them, and nothing else', async () => {
  const narrow = richTextWithout('gallery', 'video');
  const [gallery, ...others] = [
    { type: 'gallery', attrs: { fileIds: [1, 2] } },
    { type: 'button', attrs: { text: 'Minta harga', href: '/contact' } },
    picture(3),
  ];
  expect((await z.safeParseAsync(narrow, doc(...others))).success).toBe(true);
  const { error } = await z.safeParseAsync(narrow, doc(gallery as RichTextNode));
  expect(error?.issues[0]?.message).toBe('This text can’t be saved: “gallery” is not allowed in it.');
});

describe('a hostile text is refused with a sentence at its field', () => {
  const hostile: [string, unknown][] = [
    ['nothing', null],
    ['a word', 'doc'],
    ['a list', []],
    ['a part of a text', paragraph(text('x'))],
    ['an unknown part', doc({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
    ['a script', doc({ type: 'script', content: [text('alert(1)')] })],
    ['code', doc({ type: 'codeBlock', content: [text('x')] })],
    ['HTML', doc({ type: 'html', text: '<b>' })],
    ['an unknown mark', doc(paragraph(text('x', { type: 'textStyle', attrs: { color: 'red' } })))],
    ['a foreign attribute', doc({ ...paragraph(text('x')), attrs: { onclick: 'x()' } })],
    [
      'a foreign attribute of a link',
      doc(paragraph(text('x', { type: 'link', attrs: { href: 'https://a.id', target: '_top' } }))),
    ],
    ['a style', doc({ ...heading('x'), attrs: { level: 2, style: 'position:fixed' } })],
    ['a foreign property', doc({ ...paragraph(text('x')), html: '<script>' } as RichTextNode)],
    [
      'a polluted prototype',
      JSON.parse('{"type":"doc","content":[{"type":"paragraph","__proto__":{"x":1}}]}'),
    ],
    ['a heading of the first level', doc(heading('x', 1))],
    ['a level that is a word', doc(heading('x', '2' as never))],
    [
      'a picture with an address',
      doc({ type: 'picture', attrs: { fileId: 1, src: 'https://evil.example/x.png' } }),
    ],
    ['a picture without a file', doc({ type: 'picture' })],
    ['a picture of a file that is no number', doc(picture('1'))],
    ['a picture of half a file', doc(picture(1.5))],
    ['a picture with an object for words', doc(picture(1, {}))],
    ['a picture as wide as the sea', doc({ type: 'picture', attrs: { fileId: 1, width: '100vw' } })],
    ['a caption that is no text', doc({ type: 'picture', attrs: { fileId: 1, caption: ['x'] } })],
    ['a gallery of nothing', doc({ type: 'gallery', attrs: { fileIds: [] } })],
    ['a gallery of addresses', doc({ type: 'gallery', attrs: { fileIds: ['https://evil.example'] } })],
    ['a gallery without end', doc({ type: 'gallery', attrs: { fileIds: Array.from(Array(25).keys()) } })],
    ['the same picture twice in a gallery', doc({ type: 'gallery', attrs: { fileIds: [1, 1] } })],
    ['a button that runs something', doc({ type: 'button', attrs: { text: 'x', href: 'javascript:x' } })],
    ['a button without words', doc({ type: 'button', attrs: { text: ' ', href: '/contact' } })],
    ['a file with an address', doc({ type: 'file', attrs: { fileId: 'x.pdf' } })],
    ['a video of an unknown site', doc({ type: 'video', attrs: { site: 'evil', id: 'dQw4w9WgXcQ' } })],
    ['a video with a path', doc({ type: 'video', attrs: { site: 'youtube', id: '../../evil12' } })],
    [
      'a video with the id of another site',
      doc({ type: 'video', attrs: { site: 'vimeo', id: 'dQw4w9WgXcQ' } }),
    ],
    ['a video without a site', doc({ type: 'video', attrs: { id: 'dQw4w9WgXcQ' } })],
    ['an unknown callout', doc({ type: 'callout', attrs: { kind: 'x' }, content: [paragraph(text('x'))] })],
    ['a table in a callout', doc({ type: 'callout', content: [{ type: 'table', content: [] }] })],
    ['words outside of a paragraph', doc(text('x'))],
    ['a list without items', doc({ type: 'bulletList', content: [] })],
    ['an item outside of a list', doc({ type: 'listItem', content: [paragraph(text('x'))] })],
    ['a row without cells', doc({ type: 'table', content: [{ type: 'tableRow', content: [] }] })],
    [
      'a cell as wide as the sea',
      doc({
        type: 'table',
        content: [{ type: 'tableRow', content: [{ ...cell('x'), attrs: { colspan: 1e9, rowspan: 1 } }] }],
      }),
    ],
    ['an empty text', doc()],
    ['empty words', doc(paragraph(text('')))],
    ['words that are a number', doc(paragraph({ type: 'text', text: 3 as never }))],
    ['marks that are no list', doc(paragraph({ type: 'text', text: 'x', marks: 'bold' as never }))],
    ['the same mark twice', doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' })))],
  ];
  test.each(hostile)('%s', async (_name, sent) => {
    expect(await refusal(sent)).toMatch(/^(This text can’t be saved: .+|Expected a text)\.$/);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.id',
    '//evil.example',
    '//evil.example/packaging',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/only-us',
    '/packaging/../only-us/blogs',
    '/api/auth/signout',
    'packaging',
    '?page=2',
    'https:evil.example',
    'https://',
    'https://a.id/ b',
    '',
    null,
    7,
    `https://a.id/${'x'.repeat(2000)}`,
  ])('a link to %j', async (href) => {
    expect(isAllowedLink(href)).toBe(false);
    expect(await refusal(linked(href))).toContain('is no link');
  });

  test('a book', async () => {
    expect(await refusal(doc(paragraph(text('x'.repeat(200_000)))))).toContain('too long');
  });

  test('parts too deep in each other, in themselves or a thousand times over', async () => {
    let deep: RichTextNode = paragraph(text('x'));
    for (let depth = 0; depth < 5000; depth++) deep = { type: 'blockquote', content: [deep] };
    const self: RichTextNode = { type: 'blockquote', content: [] };
    self.content?.push(self);
    let many: RichTextNode = paragraph();
    for (let depth = 0; depth < 15; depth++) many = { type: 'blockquote', content: Array(20).fill(many) };
    for (const sent of [deep, self, many]) expect(await refusal(doc(sent))).toContain('too long');
  });
});

test.each([
  ['https://vinci.example/x?y#z', 'https://vinci.example/x?y#z'],
  ['vinci.example', 'https://vinci.example'],
  ['www.vinci.example/kemasan', 'https://www.vinci.example/kemasan'],
  ['halo@vinci.example', 'mailto:halo@vinci.example'],
  ['0812-3456-7890', 'tel:081234567890'],
  ['+62 21 555 0100', 'tel:+62215550100'],
  ['/packaging', '/packaging'],
  ['/packaging/mailer-box?x=1#harga', '/packaging/mailer-box?x=1#harga'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['kemasan', null],
  ['', null],
])('who types %j as a link gets %j', (typed, href) => {
  expect(linkOf(typed)).toBe(href);
});

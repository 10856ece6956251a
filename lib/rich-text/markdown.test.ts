import { expect, test } from 'vitest';
import { docOf } from './blocks.ts';
import { checkedRichText } from './check.ts';
import { fromMarkdown, toMarkdown, UnreadableMarkdown } from './markdown.ts';
import type { RichTextNode } from './rich-text.ts';

const text = (words: string, ...types: string[]): RichTextNode => ({
  type: 'text',
  text: words,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
});
const link = (words: string, href: string): RichTextNode => ({
  ...text(words),
  marks: [{ type: 'link', attrs: { href } }],
});
const paragraph = (...content: RichTextNode[]): RichTextNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});
const item = (...content: RichTextNode[]): RichTextNode => ({ type: 'listItem', content });
const cell = (type: string, words: string, attrs = {}): RichTextNode => ({
  type,
  attrs,
  content: [paragraph(text(words))],
});
const row = (...content: RichTextNode[]): RichTextNode => ({ type: 'tableRow', content });

const texts: Record<string, RichTextNode[]> = {
  'an empty text': [paragraph()],
  'marks and links': [
    paragraph(
      text('Palet '),
      text('kayu', 'bold'),
      text(' dan '),
      text('peti', 'bold', 'italic'),
      text('-peti.'),
    ),
    paragraph(
      link('Kemasan', '/packaging'),
      text(' atau '),
      link('artikel', 'entry:blog/12'),
      text(' www.vinci.example.'),
    ),
    paragraph(text('Baris satu'), { type: 'hardBreak' }, text('baris dua * # _ [x] <b> & &amp; 1) | `')),
    paragraph(text('mer', 'bold'), text('ek')),
  ],
  'lists in lists, and two in a row': [
    {
      type: 'bulletList',
      content: [
        item(paragraph(text('Satu')), {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [item(paragraph(text('Tiga')))],
        }),
      ],
    },
    { type: 'bulletList', content: [item(paragraph(text('Dua')), paragraph(text('lagi')))] },
    paragraph(text('1. bukan daftar')),
  ],
  'headings, quotes and callouts': [
    { type: 'heading', attrs: { level: 2 }, content: [text('Ukuran')] },
    { type: 'blockquote', content: [paragraph(text('Kata')), paragraph(text('mereka'))] },
    {
      type: 'callout',
      attrs: { kind: 'warning' },
      content: [
        paragraph(text('Hati-hati')),
        { type: 'bulletList', content: [item(paragraph(text('rapuh')))] },
      ],
    },
    { type: 'horizontalRule' },
  ],
  'tables, also with joined cells': [
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 'a|b'), cell('tableHeader', 'c')),
        row(cell('tableCell', '1'), cell('tableCell', '2')),
      ],
    },
    {
      type: 'table',
      content: [
        row(cell('tableHeader', 'a', { colspan: 2 })),
        row(cell('tableCell', '1'), cell('tableCell', '2')),
      ],
    },
  ],
  'pictures, files, videos and buttons': [
    { type: 'picture', attrs: { fileId: 7, alt: 'Peti', caption: '``` dan **peti**', width: 'half' } },
    { type: 'gallery', attrs: { fileIds: [1, 2] } },
    { type: 'file', attrs: { fileId: 3, title: 'Daftar harga' } },
    { type: 'video', attrs: { site: 'youtube', id: 'dQw4w9WgXcQ', title: 'Video' } },
    { type: 'button', attrs: { text: 'Minta penawaran', href: '/contact' } },
    paragraph(),
    paragraph(text('Akhir')),
  ],
};

test.each(Object.entries(texts))('%s comes back as it was', (_name, content) => {
  const checked = checkedRichText(docOf(structuredClone(content)));
  if (!('doc' in checked)) throw new Error(checked.problem);
  const markdown = toMarkdown(checked.doc);
  const again = checkedRichText(fromMarkdown(markdown));
  expect(again, markdown).toEqual(checked);
});

test('common parts are plain Markdown', () => {
  const markdown = toMarkdown(
    docOf([
      ...(texts['headings, quotes and callouts'] ?? []),
      ...(texts['marks and links'] ?? []).slice(0, 2),
    ]),
  );
  expect(markdown).toBe(`## Ukuran

> Kata
>
> mereka

> [!WARNING]
>
> Hati-hati
>
> - rapuh

---

Palet **kayu** dan ***peti***-peti.

[Kemasan](</packaging>) atau [artikel](<entry:blog/12>) www.vinci.example.`);
});

test('what no text can have is refused with its beginning', () => {
  for (const markdown of ['<script>alert(1)</script>', '![x](https://evil.example/x.png)', '```js\nx\n```'])
    expect(() => fromMarkdown(markdown)).toThrow(UnreadableMarkdown);
});

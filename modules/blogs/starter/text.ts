import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';

// Starter posts are written with these: `**bold**`, `_italic_` and `[words](address)` inside of words.

/** A whole text. */
export const text = (...content: RichTextNode[]): RichText => ({ type: 'doc', content });

export const p = (words: string): RichTextNode => ({ type: 'paragraph', content: inline(words) });
export const h2 = (words: string) => heading(2, words);
export const h3 = (words: string) => heading(3, words);
export const quote = (words: string): RichTextNode => ({ type: 'blockquote', content: [p(words)] });
export const rule: RichTextNode = { type: 'horizontalRule' };
export const ul = (...items: string[]): RichTextNode => ({ type: 'bulletList', content: items.map(item) });
export const ol = (...items: string[]): RichTextNode => ({
  type: 'orderedList',
  attrs: { start: 1 },
  content: items.map(item),
});

/** An uploaded picture, and what it shows here. */
export const picture = (fileId: number, alt: string): RichTextNode => ({
  type: 'picture',
  attrs: { fileId, alt },
});

/** The same on a site that has the picture; another module may bring it. */
export const pictureIfAny = (fileId: number, alt: string): RichTextNode[] =>
  fileId ? [picture(fileId, alt)] : [];

/** A table: its heading row, then the others; cells are separated by `|`. */
export function table(...rows: string[]): RichTextNode {
  const content = rows.map((row, index) => ({
    type: 'tableRow',
    content: row.split('|').map((words) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      attrs: { colspan: 1, rowspan: 1 },
      content: [p(words.trim())],
    })),
  }));
  return { type: 'table', content };
}

function heading(level: number, words: string): RichTextNode {
  return { type: 'heading', attrs: { level }, content: inline(words) };
}

function item(words: string): RichTextNode {
  return { type: 'listItem', content: [p(words)] };
}

function inline(words: string): RichTextNode[] {
  return words
    .split(/(\*\*.+?\*\*|_.+?_|\[.+?\]\(.+?\))/)
    .filter(Boolean)
    .map(run);
}

function run(words: string): RichTextNode {
  const [, shown, href] = /^\[(.+)\]\((.+)\)$/.exec(words) ?? [];
  if (shown) return { type: 'text', text: shown, marks: [{ type: 'link', attrs: { href } }] };
  if (words.startsWith('**')) return { type: 'text', text: words.slice(2, -2), marks: [{ type: 'bold' }] };
  if (words.startsWith('_')) return { type: 'text', text: words.slice(1, -1), marks: [{ type: 'italic' }] };
  return { type: 'text', text: words };
}

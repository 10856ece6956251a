import type { RichText, RichTextNode } from './rich-text.ts';
import { type Video, videoPage } from './video-address.ts';
import { withWholeLinks } from './whole-links.ts';

/** The addresses of links and files, and the text for a table that Markdown can’t express. */
interface Places {
  link(href: string): string | null;
  file(id: number): { address: string; name: string; alt: string } | null;
  table(node: RichTextNode): string;
}

const marks: Record<string, [markdown: string, tag: string]> = {
  bold: ['**', 'strong'],
  italic: ['*', 'em'],
};

/** A text as CommonMark with the tables of GitHub; marks within a word as HTML. */
export function markdownOf(written: RichText, places: Places): string {
  const doc = withWholeLinks(written);

  const parts: Record<string, (node: RichTextNode, attrs: Record<string, unknown>) => string> = {
    paragraph: (node) => inline(node),
    heading: (node, { level }) => `${'#'.repeat(Number(level))} ${inline(node).replaceAll('\\\n', ' ')}`,
    bulletList: ({ content = [] }) => content.map((item) => indented('- ', blocks(item))).join('\n'),
    orderedList: ({ content = [] }, { start = 1 }) =>
      content.map((item, index) => indented(`${Number(start) + index}. `, blocks(item))).join('\n'),
    blockquote: (node) => quoted(blocks(node)),
    callout: (node, { kind }) => quoted(`**${kind}**\n\n${blocks(node)}`),
    horizontalRule: () => '---',
    table,
    picture: (_node, { fileId, alt, caption }) => pictures([fileId], caption, alt),
    gallery: (_node, { fileIds, caption }) => pictures([fileIds].flat(), caption),
    button: (_node, { text, href }) => link(escaped(String(text)), places.link(String(href))),
    file(_node, { fileId, title }) {
      const file = places.file(Number(fileId));
      return link(escaped(String(title || file?.name || '')), file?.address ?? null);
    },
    video(_node, attrs) {
      const page = videoPage(attrs as object as Video);
      return link(escaped(String(attrs.title || page)), page);
    },
  };

  function blocks({ content = [] }: RichTextNode | RichText): string {
    const made = content.map((node) => parts[node.type]?.(node, node.attrs ?? {}) ?? blocks(node));
    return made.filter(Boolean).join('\n\n');
  }

  function inline({ content = [] }: RichTextNode): string {
    const said = content.map((node, index) => {
      if (node.type === 'hardBreak') return '\\\n';
      if (node.type === 'linked') return link(inline(node), places.link(String(node.attrs?.href)));
      return marked(node, content[index - 1], content[index + 1]);
    });
    // Escapes what would start a heading, a list or a quote at the beginning of a line.
    return said
      .join('')
      .trim()
      .replace(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|>|={3,}|-{3,})/gm, '\\$1')
      .replace(/^(\d+)([.)])(?=\s|$)/gm, '$1\\$2');
  }

  function table(node: RichTextNode): string {
    const rows = node.content ?? [];
    const cells = rows.map(({ content = [] }) => content);
    const isPlain = cells.flat().every(({ attrs, content = [] }) => {
      const isOne = Number(attrs?.colspan ?? 1) * Number(attrs?.rowspan ?? 1) === 1;
      return isOne && content.length <= 1 && content.every(({ type }) => type === 'paragraph');
    });
    const width = cells[0]?.length ?? 0;
    if (!isPlain || cells.some(({ length }) => length !== width)) return places.table(node);
    const lines = cells.map((row) => row.map((cell) => lineOf(cell)).join(' | '));
    const [head = '', ...rest] = lines;
    return [head, Array(width).fill('---').join(' | '), ...rest].map((line) => `| ${line} |`).join('\n');
  }

  function lineOf({ content = [] }: RichTextNode) {
    const [paragraph] = content;
    return paragraph ? inline(paragraph).replaceAll('\\\n', '<br>') : '';
  }

  function pictures(ids: unknown[], caption: unknown, alt: unknown = null): string {
    const files = ids.flatMap((id) => places.file(Number(id)) ?? []);
    const shown = files.map((file) => `![${escaped(String(alt || file.alt))}]${target(file.address)}`);
    return [...shown, ...(caption ? [`*${escaped(String(caption)).trim()}*`] : [])].join('\n\n');
  }

  return `${blocks(doc)}\n`;
}

function link(words: string, address: string | null) {
  return address === null || !words.trim() ? words : `[${words}]${target(address)}`;
}

function target(address: string) {
  return `(<${address.replace(/[<>|\n]/g, encodeURIComponent)}>)`;
}

// A sign is understood between a space and a word, or between other signs and a letter; spaces are outside of it.
function marked({ text = '', marks: all = [] }: RichTextNode, before?: RichTextNode, after?: RichTextNode) {
  const [, open = '', words = '', close = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const fits =
    stands(open || (before ? signOf(before, -1) : ' '), words.at(0)) &&
    stands(close || (after ? signOf(after, 0) : ' '), words.at(-1));
  const said = all.reduceRight((inner, { type }) => {
    const [sign, tag] = marks[type] ?? [];
    if (!sign || !inner) return inner;
    return fits ? `${sign}${inner}${sign}` : `<${tag}>${inner}</${tag}>`;
  }, escaped(words));
  return open + said + close;
}

function stands(outside: string, inside = '') {
  return /\s/.test(outside) || (/\p{P}/u.test(outside) && /[\p{L}\p{N}]/u.test(inside));
}

// What is marked has a sign of its own there.
function signOf({ type, text = '', marks: all = [] }: RichTextNode, at: number) {
  if (type === 'hardBreak') return ' ';
  return all.length > 0 ? '' : (text.at(at) ?? '');
}

function escaped(text: string) {
  return text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/!$/, '\\!');
}

function indented(sign: string, text: string) {
  return sign + text.replace(/\n(?=.)/g, `\n${' '.repeat(sign.length)}`);
}

export function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

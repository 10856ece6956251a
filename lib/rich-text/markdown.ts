import { Marked, type Token, type Tokens } from 'marked';
import { isEqual } from '../is-equal.ts';
import { docOf } from './blocks.ts';
import { checkedRichText, orderedMarks } from './check.ts';
import { joined } from './joined.ts';
import { calloutKinds } from './nodes.ts';
import { emptyRichText, type RichText, type RichTextMark, type RichTextNode } from './rich-text.ts';
import { markdownOf, quoted } from './to-markdown.ts';

// Texts as Markdown for programs that write, without loss in either direction. Parts that Markdown can't express, such as a
// picture with its caption, are JSON in a fence with their name.

/** The Markdown can’t be turned into a text; the message says why. */
export class UnreadableMarkdown extends Error {}

export function toMarkdown(doc: RichText): string {
  const stored = checked(doc) ?? doc;
  if (isEqual(stored, emptyRichText)) return '';
  const parts = stored.content.map((node) => {
    const written = writtenAs(node);
    return isSame(written, [node]) ? written : fenced(node);
  });
  // Two lists in a row would be one.
  const apart = stored.content.map((node, at) =>
    node.type === stored.content[at - 1]?.type && node.type !== 'paragraph' ? fenced(node) : parts[at],
  );
  const texts = [parts, apart].map((all) => all.join('\n\n'));
  return texts.find((text) => isSame(text, stored.content)) ?? stored.content.map(fenced).join('\n\n');
}

/** Throws UnreadableMarkdown. */
export function fromMarkdown(markdown: string): RichText {
  const content = blocksOf(marked.lexer(markdown));
  return content.length > 0 ? docOf(content) : emptyRichText;
}

// Addresses in a text stay words.
const marked = new Marked({ tokenizer: { url: () => undefined, del: () => undefined } });

function checked(doc: RichText) {
  const result = checkedRichText(structuredClone(doc));
  return 'doc' in result ? result.doc : null;
}

function isSame(markdown: string, content: RichTextNode[]) {
  try {
    return isEqual(checked(fromMarkdown(markdown))?.content, content);
  } catch (error) {
    if (error instanceof UnreadableMarkdown) return false;
    throw error;
  }
}

const inWords = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'table',
];

function writtenAs(node: RichTextNode): string {
  if (node.type === 'callout') {
    const inner = toMarkdown(docOf(node.content ?? []));
    return quoted(`[!${String(node.attrs?.kind).toUpperCase()}]\n\n${inner}`);
  }
  if (!inWords.includes(node.type)) return fenced(node);
  const places = { link: (href: string) => href, file: () => null, table: () => fenced(node) };
  return markdownOf(docOf([node]), places).trimEnd();
}

function fenced({ type, attrs, content }: RichTextNode): string {
  return `\`\`\`${type}\n${JSON.stringify({ ...attrs, ...(content && { content }) })}\n\`\`\``;
}

function blocksOf(tokens: Token[]): RichTextNode[] {
  return tokens.flatMap((token) => readers[token.type]?.(token as never) ?? refuse(token));
}

function refuse({ type, raw }: Token): never {
  const start = raw.trim().slice(0, 60);
  throw new UnreadableMarkdown(`This part can’t be in a text (${type}): ${start}`);
}

const readers: Record<string, (token: never) => RichTextNode[]> = {
  space: () => [],
  def: () => [],
  hr: () => [{ type: 'horizontalRule' }],
  heading: ({ depth, tokens }: Tokens.Heading) => [
    { type: 'heading', attrs: { level: Math.min(4, Math.max(2, depth)) }, ...within(inline(tokens)) },
  ],
  paragraph: ({ tokens }: Tokens.Paragraph) => [paragraph(tokens)],
  // A list item without empty lines around it.
  text: (token: Tokens.Text) => [paragraph(token.tokens ?? [token])],
  list({ ordered, start, items }: Tokens.List) {
    const content = items.map(({ tokens }) => {
      const inner = blocksOf(tokens);
      const needsLine = inner[0]?.type !== 'paragraph';
      return { type: 'listItem', content: needsLine ? [{ type: 'paragraph' }, ...inner] : inner };
    });
    return [
      ordered
        ? { type: 'orderedList', attrs: { start: Number(start) }, content }
        : { type: 'bulletList', content },
    ];
  },
  blockquote({ tokens }: Tokens.Blockquote) {
    const [first, ...rest] = tokens;
    const [, name] = /^\[!(\w+)\]\s*$/.exec(first?.raw ?? '') ?? [];
    const kind = calloutKinds.find((each) => each === name?.toLowerCase());
    return [
      kind
        ? { type: 'callout', attrs: { kind }, content: blocksOf(rest) }
        : { type: 'blockquote', content: blocksOf(tokens) },
    ];
  },
  table({ header, rows }: Tokens.Table) {
    const row = (cells: Tokens.TableCell[], type: string) => ({
      type: 'tableRow',
      content: cells.map(({ tokens }) => ({ type, content: [paragraph(tokens)] })),
    });
    const content = [row(header, 'tableHeader'), ...rows.map((cells) => row(cells, 'tableCell'))];
    return [{ type: 'table', content }];
  },
  code(token: Tokens.Code) {
    const { lang, text } = token;
    if (!lang) return refuse(token);
    try {
      const { content, ...attrs } = JSON.parse(text);
      return [{ type: lang, ...(Object.keys(attrs).length > 0 && { attrs }), ...(content && { content }) }];
    } catch {
      return refuse(token);
    }
  },
};

function paragraph(tokens: Token[]): RichTextNode {
  return { type: 'paragraph', ...within(inline(tokens)) };
}

function within(content: RichTextNode[]) {
  return content.length > 0 ? { content } : {};
}

const markOfTag: Record<string, string> = { strong: 'bold', b: 'bold', em: 'italic', i: 'italic' };

function inline(tokens: Token[], outer: RichTextMark[] = []): RichTextNode[] {
  let open: RichTextMark[] = [];
  const nodes = tokens.flatMap((token): RichTextNode[] => {
    const marks = orderedMarks([...outer, ...open]);
    const inner = (mark: RichTextMark) => inline((token as Tokens.Strong).tokens, [...marks, mark]);
    switch (token.type) {
      case 'text':
      case 'escape':
      case 'codespan':
        return words(token.text, marks);
      case 'strong':
        return inner({ type: 'bold' });
      case 'em':
        return inner({ type: 'italic' });
      case 'link':
        return inner({ type: 'link', attrs: { href: decodeTarget(token.href) } });
      case 'br':
        return [{ type: 'hardBreak', ...(marks.length > 0 && { marks }) }];
      case 'html': {
        const [, close, name = ''] = /^<(\/?)(\w+)\s*\/?>$/.exec(token.raw) ?? [];
        if (name === 'br') return [{ type: 'hardBreak' }];
        const type = markOfTag[name];
        if (!type) return refuse(token);
        open = close ? open.filter((mark) => mark.type !== type) : [...open, { type }];
        return [];
      }
      default:
        return refuse(token);
    }
  });
  return joined(nodes);
}

function words(text: string, marks: RichTextMark[]): RichTextNode[] {
  const said = text.replace(/\s*\n\s*/g, ' ');
  return said ? [{ type: 'text', text: said, ...(marks.length > 0 && { marks }) }] : [];
}

// The writer encodes what would end a target.
function decodeTarget(href: string) {
  return href.replace(/%(3C|3E|7C|0A)/g, decodeURIComponent);
}

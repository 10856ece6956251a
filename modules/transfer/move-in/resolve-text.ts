import { localize } from '#lib/interface-language.ts';
import { docOf } from '#lib/rich-text/blocks.ts';
import { checkedRichText, orderedMarks } from '#lib/rich-text/check.ts';
import { maxInGallery } from '#lib/rich-text/nodes.ts';
import { emptyRichText, type RichTextMark, type RichTextNode } from '#lib/rich-text/rich-text.ts';
import { fewAtOnce } from './items.ts';
import { lastWords, type Note, type OldFile, type Resolver } from './source.ts';

/** A converted text with our files and links. Where there are none the words stay, and a note says which were left out. */
export function resolveText(blocks: RichTextNode[], own: number, { file, link, words }: Resolver) {
  const notes: Note[] = [];
  let said = '';
  const resolver: OfText = {
    ...{ file, words },
    link: (address) => link(address, own),
    hear: (text) => {
      said = lastWords(`${said} ${text}`);
    },
    lose: (what, source) => notes.push({ kind: 'left out', what, source, at: said }),
  };
  const doc = docOf(blocks.flatMap((block) => resolved(block, resolver)));
  if (doc.content.length === 0) return { doc: emptyRichText, notes };
  const checked = checkedRichText(doc);
  if ('problem' in checked)
    throw new Error(localize('The text can’t be stored: {problem}.', { problem: checked.problem }));
  return { doc: checked.doc, notes };
}

interface OfText extends Pick<Resolver, 'file' | 'words'> {
  link(address: string): string | null;
  /** Words come before what is lost next. */
  hear(text: string): void;
  lose(what: string, source: string): void;
}

function resolved(node: RichTextNode, resolver: OfText): RichTextNode[] {
  const { type, attrs = {}, content } = node;
  const fileOf = (old: OldFile, what = 'A picture is missing.') => {
    const id = resolver.file(old);
    if (id === null) resolver.lose(what, old.address.slice(0, 300) || `#${old.id}`);
    return id;
  };
  if (type === 'questions') return (content ?? []).flatMap((one) => resolved(one, resolver));
  if (type === 'question') {
    const asked = [{ type: 'text', text: String(attrs.asked) }];
    const heading = { type: 'heading', attrs: { level: 3 }, content: asked };
    return [heading, ...(content ?? []).flatMap((one) => resolved(one, resolver))];
  }
  if (type === 'picture' || type === 'file') {
    const { old, ...rest } = attrs as { old: OldFile; caption?: string; title?: string };
    const fileId = fileOf(old, type === 'file' ? 'A file is missing.' : undefined);
    return fileId ? [{ type, attrs: { ...rest, fileId } }] : paragraphOf(rest.caption ?? rest.title);
  }
  if (type === 'gallery') {
    const { old, caption } = attrs as { old: OldFile[]; caption?: string };
    const ids = [...new Set(old.flatMap((file) => fileOf(file) ?? []))];
    return galleries(ids, caption);
  }
  if (type === 'button') {
    const href = resolver.link(String(attrs.href));
    if (href) return [{ type, attrs: { ...attrs, href } }];
    resolver.lose('A button has no target.', `${attrs.text}: ${attrs.href}`);
    return paragraphOf(String(attrs.text));
  }
  if (node.text) {
    resolver.hear(node.text);
    return withoutHost(node, resolver).map((one) => withLink(one, resolver));
  }
  const shown = shownFile(node, resolver);
  if (shown) return [shown];
  return content
    ? [{ ...node, content: joined(content.flatMap((child) => resolved(child, resolver))) }]
    : [node];
}

const typedAddress = /https?:\/\/[^\s<>"'“”]*[^\s<>"'“”.,;:!?)]/g;

// Addresses of the old site as words: where it was will not be there.
function withoutHost(node: RichTextNode, { words }: OfText): RichTextNode[] {
  const { text = '', marks = [] } = node;
  const parts: RichTextNode[] = [];
  let at = 0;
  for (const { 0: href, index } of text.matchAll(typedAddress)) {
    const said = words(href);
    if (said === null) continue;
    const isLinked = marks.some(({ type }) => type === 'link');
    const linked = isLinked ? marks : [...marks, { type: 'link', attrs: { href } }];
    if (index > at) parts.push({ ...node, text: text.slice(at, index) });
    parts.push({ ...node, text: said, marks: linked });
    at = index + href.length;
  }
  if (at < text.length) parts.push({ ...node, text: text.slice(at) });
  return parts;
}

// The address of a document alone in a paragraph, as a plugin that shows it has it.
function shownFile({ type, content = [] }: RichTextNode, { file, words }: OfText): RichTextNode | null {
  const [only, ...others] = content;
  const address = type === 'paragraph' && others.length === 0 ? (only?.text?.trim() ?? '') : '';
  if (!/^https?:\S+\.pdf$/i.test(address) || words(address) === null) return null;
  const fileId = file({ id: null, address });
  return fileId ? { type: 'file', attrs: { fileId } } : null;
}

// Neighbours that look the same are one text: what was between their words, such as a link or a colour, is gone.
function joined(nodes: RichTextNode[]): RichTextNode[] {
  const whole: RichTextNode[] = [];
  for (const node of nodes) {
    const last = whole.at(-1);
    const isSame = last?.text && node.text && JSON.stringify(last.marks) === JSON.stringify(node.marks);
    if (isSame) whole.splice(-1, 1, { ...last, text: `${last.text}${node.text}` });
    else whole.push(node);
  }
  return whole;
}

function galleries(ids: number[], caption?: string): RichTextNode[] {
  const [only] = ids;
  const attrs = caption ? { caption } : {};
  if (only === undefined) return paragraphOf(caption);
  if (ids.length === 1) return [{ type: 'picture', attrs: { fileId: only, ...attrs } }];
  const parts = [...fewAtOnce(ids, maxInGallery)];
  return parts.map((fileIds, part) => ({
    type: 'gallery',
    attrs: { fileIds, ...(part === parts.length - 1 ? attrs : {}) },
  }));
}

function withLink(node: RichTextNode, resolver: OfText) {
  const { marks = [], ...rest } = node;
  const kept = marks.flatMap((mark): RichTextMark[] => {
    if (mark.type !== 'link') return [mark];
    const href = resolver.link(String(mark.attrs?.href));
    if (!href) resolver.lose('A link has no target.', `${node.text}: ${mark.attrs?.href}`);
    return href ? [{ type: 'link', attrs: { href } }] : [];
  });
  return kept.length > 0 ? { ...rest, marks: orderedMarks(kept) } : rest;
}

function paragraphOf(text: string | undefined): RichTextNode[] {
  return text ? [{ type: 'paragraph', content: [{ type: 'text', text }] }] : [];
}

import { longestButton } from '#lib/rich-text/nodes.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { Blocks, Conversion } from './conversion.ts';
import { attribute, elementsIn, type HtmlElement, hasClass, isElement, linkIn, wordsIn } from './elements.ts';

export function addList(to: Conversion, element: HtmlElement, out: Blocks) {
  const items: RichTextNode[] = [];
  for (const node of element.childNodes) {
    if ('data' in node) to.comment(node.data, out);
    // A list that isn't within the item it belongs to, as old editors wrote it.
    else if (isElement(node) && /^[uo]l$/.test(node.tagName) && items.length > 0)
      items.at(-1)?.content?.push(...to.blocksOf([node]));
    else if (node.nodeName !== '#text' || wordsIn([node])) {
      const content = to.blocksOf(isElement(node) && node.tagName === 'li' ? node.childNodes : [node]);
      if (content.length > 0) items.push({ type: 'listItem', content: asItem(content) });
    }
  }
  if (items.length === 0) return;
  const isOrdered = element.tagName === 'ol';
  const start = Math.floor(Number(attribute(element, 'start')));
  const attrs = isOrdered && start > 1 && start < 100_000 ? { attrs: { start } } : {};
  out.block({ type: isOrdered ? 'orderedList' : 'bulletList', ...attrs, content: items });
}

// An item begins with a paragraph, whatever was in it.
function asItem(content: RichTextNode[]): RichTextNode[] {
  const [first, ...others] = content;
  if (first?.type === 'heading') return [{ type: 'paragraph', content: first.content ?? [] }, ...others];
  return first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content];
}

/** A table; of one within another, and of one that only frames, what is in it, cell by cell. */
export function addTable(to: Conversion, element: HtmlElement, isWithin: boolean, out: Blocks) {
  const rows = rowsOf(element).filter((row) => row.length > 0);
  const [caption] = element.childNodes.filter((node) => node.nodeName === 'caption').filter(isElement);
  if (caption) out.block(...to.blocksOf(caption.childNodes));
  const cells = rows.flat();
  if (isWithin || cells.length === 1) {
    const what = 'A layout table is left out; its content is kept.';
    to.note('changed', cells.length === 1 ? what : 'A nested table is reduced to its content.', element);
    return out.block(...cells.flatMap((cell) => to.blocksOf(cell.childNodes)));
  }
  const content = rows.map((row) => ({
    type: 'tableRow',
    content: row.map((cell) => cellOf(cell, to.blocksOf(cell.childNodes))),
  }));
  if (content.length > 0) out.block({ type: 'table', content });
}

function cellOf(cell: HtmlElement, content: RichTextNode[]): RichTextNode {
  const spans = ['colspan', 'rowspan'].map((name) => [name, Number(attribute(cell, name))] as const);
  const attrs = spans.filter(([, span]) => Number.isInteger(span) && span > 1 && span <= 50);
  return {
    type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell',
    attrs: Object.fromEntries(attrs),
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}

function rowsOf(table: HtmlElement): HtmlElement[][] {
  const parts = table.childNodes.filter(isElement);
  const rows = parts.flatMap((part) => (part.tagName === 'tr' ? [part] : part.childNodes.filter(isElement)));
  return rows.map((row) => row.childNodes.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName)));
}

/** A question with its answer. Neighbours are one list of questions. */
export function addQuestion(to: Conversion, element: HtmlElement, out: Blocks) {
  const isAsked = (one: HtmlElement) =>
    one.tagName === 'summary' || hasClass(one, 'schema-faq-question', 'rank-math-question');
  const parts = element.childNodes.filter(isElement);
  const asked = wordsIn(parts.filter(isAsked));
  const content = to.blocksOf(element.childNodes.filter((node) => !(isElement(node) && isAsked(node))));
  if (!asked) return out.block(...content);
  out.end();
  const last = out.made.at(-1);
  const one: RichTextNode = { type: 'question', attrs: { asked }, content };
  if (last?.type === 'questions') last.content?.push(one);
  else out.block({ type: 'questions', content: [one] });
}

export function addButton(to: Conversion, element: HtmlElement, out: Blocks) {
  const [link] = elementsIn([element], 'a');
  const [href, text] = [link ? linkIn(link) : '', wordsIn([element])];
  if (href && text && text.length <= longestButton) out.block({ type: 'button', attrs: { text, href } });
  else out.block(...to.blocksOf(element.childNodes));
}

export function addFile(to: Conversion, element: HtmlElement, out: Blocks) {
  const [link] = elementsIn(element.childNodes, 'a');
  const address = link ? attribute(link, 'href') : '';
  const title = link ? wordsIn([link]).slice(0, 120) : '';
  if (!address) return to.note('left out', 'A file without an address is left out.', element);
  out.block({ type: 'file', attrs: { old: { id: null, address }, ...(title && { title }) } });
}

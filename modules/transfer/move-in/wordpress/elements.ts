import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import type { OldFile } from '../source.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export function parseHtml(text: string): HtmlNode[] {
  return parseFragment(text, { scriptingEnabled: false }).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node && node.namespaceURI === html.NS.HTML;
}

export function attribute(element: HtmlElement, ...names: string[]): string {
  const found = names.map((name) => element.attrs.find((one) => one.name === name)?.value.trim());
  return found.find(Boolean) ?? '';
}

export function hasClass(element: HtmlElement, ...names: string[]): boolean {
  const classes = attribute(element, 'class').split(/\s+/);
  return names.some((name) => classes.includes(name));
}

export function elementsIn(nodes: HtmlNode[], ...names: string[]): HtmlElement[] {
  return nodes.flatMap((node) =>
    isElement(node)
      ? [...(names.includes(node.tagName) ? [node] : []), ...elementsIn(node.childNodes, ...names)]
      : [],
  );
}

export function wordsIn(nodes: HtmlNode[]): string {
  const parts = nodes.map((node): string => {
    if (node.nodeName === '#text' && 'value' in node) return node.value;
    if (!isElement(node) || ['script', 'style'].includes(node.tagName)) return '';
    return node.tagName === 'br' ? ' ' : wordsIn(node.childNodes);
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** A title or a summary without the tags and references that people wrote into it. */
export function plain(html: string): string {
  return wordsIn(parseHtml(html)).replaceAll('\u00ad', '');
}

/** The picture of an `img`, also where a plugin loads it late; null when it has no address. */
export function fileOfImage(image: HtmlElement): OldFile | null {
  const address = attribute(image, 'data-src', 'data-lazy-src', 'data-orig-file', 'data-original', 'src');
  const [, id] = /(?:^|\s)wp-image-(\d+)/.exec(attribute(image, 'class')) ?? [];
  const number = Number(id ?? attribute(image, 'data-id', 'data-attachment-id')) || null;
  // The smallest ones only hold the place of a picture that comes later.
  if (address.startsWith('data:') && !number && address.length < shortestPicture) return null;
  return address || number ? { id: number, address: inlineAddress(address) } : null;
}

const shortestPicture = 300;

/** The address of a picture, also of one that is written into its text. */
export function inlineAddress(address: string): string {
  const [, kind] = /^data:image\/(png|jpe?g|gif|webp);base64,/i.exec(address) ?? [];
  if (!kind) return address;
  const bytes = address.replace(/^[^,]*,|\s+/g, '');
  return `/in-a-text/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${kind.toLowerCase()}`;
}

/** Walked level by level: a text of a thousand opening tags is as deep. */
export function isDeeperThan(nodes: HtmlNode[], levels: number): boolean {
  let level = nodes;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []));
  }
  return false;
}

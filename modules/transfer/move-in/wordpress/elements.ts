import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5';
import { originalOf } from '../old-links.ts';
import type { OldFile } from '../source.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export function parseHtml(text: string): HtmlNode[] {
  const root = parseFragment(text, { scriptingEnabled: false });
  if (text.includes('<noscript')) for (const each of elementsIn(root.childNodes, 'noscript')) showOnce(each);
  return root.childNodes;
}

// The fallback of a lazy-loading plugin for browsers without script: a copy of the picture beside it, or the only one.
function showOnce(noscript: HtmlElement) {
  const [twin] = elementsIn(noscript.childNodes, 'img');
  const parent = noscript.parentNode;
  if (!twin || !parent) return;
  const at = parent.childNodes.indexOf(noscript);
  const isWord = (node: HtmlNode) => node.nodeName !== '#text' || wordsIn([node]) !== '';
  const before = parent.childNodes.slice(0, at).filter(isWord).at(-1);
  const after = parent.childNodes.slice(at + 1).find(isWord);
  const beside = [
    elementsIn(before ? [before] : [], 'img').at(-1),
    elementsIn(after ? [after] : [], 'img')[0],
  ];
  const name = (image: HtmlElement) => nameIn(fileOfImage(image)?.address ?? '');
  const isShown = beside.some((image) => image && name(image) === name(twin));
  const empty = beside.find((image) => image && !fileOfImage(image));
  parent.childNodes.splice(at, 1, ...(isShown ? [] : noscript.childNodes));
  for (const node of noscript.childNodes) node.parentNode = parent;
  const siblings = empty?.parentNode?.childNodes;
  if (empty && !isShown) siblings?.splice(siblings.indexOf(empty), 1);
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node && node.namespaceURI === html.NS.HTML;
}

export function attribute(element: HtmlElement, ...names: string[]): string {
  const found = names.map((name) => element.attrs.find((one) => one.name === name)?.value.trim());
  return found.find(Boolean) ?? '';
}

/** The address of a link. Browsers take its words as they are, such as the subject of a mail. */
export const linkIn = (link: HtmlElement): string =>
  attribute(link, 'href')
    .replace(/[\t\r\n]/g, '')
    .replaceAll(' ', '%20');

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
  const address = addressesOf(image).find((each) => !isPlaceholder(each)) ?? '';
  const [, id] = /(?:^|\s)wp-image-(\d+)/.exec(attribute(image, 'class')) ?? [];
  const number = Number(id ?? attribute(image, 'data-id', 'data-attachment-id')) || null;
  return address || number ? { id: number, address: inlineAddress(address) } : null;
}

// Plugins have names of their own for the address that is loaded late, and sets of sizes, whose largest counts.
function addressesOf(image: HtmlElement): string[] {
  const sources = image.parentNode && 'tagName' in image.parentNode && image.parentNode.tagName === 'picture';
  const all = sources ? elementsIn(image.parentNode?.childNodes ?? [], 'source') : [];
  const named = (one: HtmlElement, pattern: RegExp) =>
    one.attrs.filter(({ name }) => pattern.test(name)).map(({ value }) => value.trim());
  const lazy = named(image, /^(?!src$|.*video).*(src|lazyload|orig-file|original)$/).filter((each) =>
    /^(https?:)?\/|^data:|\.\w{3,4}($|\?)/.test(each),
  );
  const sets = [image, ...all].flatMap((one) => named(one, /srcset$/)).map(largestIn);
  return [...lazy, attribute(image, 'src'), ...sets].filter(Boolean);
}

function largestIn(set: string): string {
  const all = set.split(/,\s+/).map((each) => each.trim().split(/\s+/));
  const size = ([, width = '1']: string[]) => Number.parseFloat(width);
  return all.sort((one, other) => size(other) - size(one))[0]?.[0] ?? '';
}

// It only holds the place of a picture that comes later.
function isPlaceholder(address: string) {
  const isOfPlugin =
    /\/plugins\/|\/themes\/|(?:^|\/)(?:blank|spacer|pixel|placeholder|transparent|grey|1x1)\.(?:gif|png|svg)$/i;
  return address.startsWith('data:')
    ? address.length < shortestPicture || /^data:image\/svg/.test(address)
    : isOfPlugin.test(address);
}

/** The name of a picture in its address, without a size. */
export function nameIn(address: string): string {
  return originalOf(address.split(/[?#]/, 1)[0]?.split('/').at(-1)?.toLowerCase() ?? '');
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

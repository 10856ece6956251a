import type { RichText, RichTextNode } from './rich-text.ts';

export function isRichText(value: unknown): value is RichText {
  return (value as RichText | null)?.type === 'doc';
}

export function docOf(content: RichTextNode[]): RichText {
  return { type: 'doc', content };
}

/** Equal for identical blocks, regardless of the order of keys. */
export function blockKey(block: RichTextNode | RichText): string {
  return JSON.stringify(block, withSortedKeys);
}

export function changedBlocks(before: RichText, after: RichText): number {
  const [old, now] = withoutSameEnds(before.content, after.content);
  return Math.max(1, blocksOnlyIn(old, now), blocksOnlyIn(now, old));
}

function blocksOnlyIn(content: RichTextNode[], other: RichTextNode[]): number {
  const others = new Set(other.map(blockKey));
  return content.filter((block) => !others.has(blockKey(block))).length;
}

// Typing changes few blocks: comparing the keys of all is slower than saving.
function withoutSameEnds(before: RichTextNode[], after: RichTextNode[]) {
  const isSame = (one?: RichTextNode, other?: RichTextNode) => JSON.stringify(one) === JSON.stringify(other);
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isSame(before[first], after[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(before.at(-1 - last), after.at(-1 - last))) last += 1;
  return [before, after].map((all) => all.slice(first, all.length - last)) as [
    RichTextNode[],
    RichTextNode[],
  ];
}

// The editor and the database order keys differently.
function withSortedKeys(_name: string, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Drops null attributes, so that a new kind of attribute changes no stored text, except `alt`, which is older. Mutates
 * nodes.
 */
export function storedForm(doc: RichText): RichText {
  const clean = (node: RichTextNode) => {
    const { attrs, content } = node;
    if (attrs) node.attrs = withoutNulls(attrs);
    content?.forEach(clean);
  };
  doc.content.forEach(clean);
  return doc;
}

function withoutNulls(attrs: Record<string, unknown>) {
  const isUnset = (name: string) => attrs[name] === null && name !== 'alt';
  if (!Object.keys(attrs).some(isUnset)) return attrs;
  return Object.fromEntries(Object.entries(attrs).filter(([name]) => !isUnset(name)));
}

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
  // Typing changes few blocks: comparing the keys of all is slower than saving.
  const written = ({ content }: RichText) => content.map((block) => JSON.stringify(block));
  const { from, to, end } = changedRange(written(before), written(after));
  const [old, now] = [before.content.slice(from, to), after.content.slice(from, end)];
  return Math.max(1, blocksOnlyIn(old, now), blocksOnlyIn(now, old));
}

function blocksOnlyIn(content: RichTextNode[], other: RichTextNode[]): number {
  const others = new Set(other.map(blockKey));
  return content.filter((block) => !others.has(blockKey(block))).length;
}

/** Where two lists differ that begin and end alike: up to `to` in the first, up to `end` in the other. */
export function changedRange(before: string[], after: string[]) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, end: after.length - same };
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

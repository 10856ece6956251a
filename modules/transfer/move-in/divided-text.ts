import { docOf } from '#lib/rich-text/blocks.ts';
import { isSmall } from '#lib/rich-text/inputs.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';

// A part of what a text may have, in characters of JSON: its document and attributes take some.
const longest = 180_000;

/** The text as one or several that can be stored: at blocks if possible, else within them. */
export function dividedText(doc: RichText): RichText[] {
  return isSmall(doc) ? [doc] : grouped(doc.content.flatMap((block) => divided(block, longest))).map(docOf);
}

function divided(node: RichTextNode, room: number): RichTextNode[] {
  if (sizeOf(node) <= room) return [node];
  const { text, content, ...rest } = node;
  if (text) {
    const parts = text.match(/[\s\S]{1,30000}(?=\s|$)|[\s\S]{1,30000}/g) ?? [];
    return parts.map((part) => ({ ...rest, text: part }));
  }
  const within = (content ?? []).flatMap((child) => divided(child, room - 2000));
  return grouped(within, room - 2000).map((part) => ({ ...rest, content: part }));
}

function grouped(nodes: RichTextNode[], room = longest): RichTextNode[][] {
  const groups: RichTextNode[][] = [[]];
  let size = 0;
  for (const node of nodes) {
    const more = sizeOf(node);
    if (size > 0 && size + more > room) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(node);
    size += more;
  }
  return groups;
}

const sizeOf = (node: RichTextNode) => JSON.stringify(node).length + 1;

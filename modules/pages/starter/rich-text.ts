import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';

/** A rich text: '## ' begins a heading, '- ' each point of a list, anything else is a paragraph. */
export function richTextOf(...parts: string[]): RichText {
  return { type: 'doc', content: parts.map(nodeOf) };
}

function nodeOf(part: string): RichTextNode {
  if (part.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: words(part.slice(3)) };
  if (!part.startsWith('- ')) return { type: 'paragraph', content: words(part) };
  const points = part.split('\n').map((line) => line.replace(/^- /, ''));
  const pointOf = (point: string) => ({ type: 'listItem', content: [paragraph(point)] });
  return { type: 'bulletList', content: points.map(pointOf) };
}

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: words(text) };
}

function words(text: string): RichTextNode[] {
  return [{ type: 'text', text }];
}

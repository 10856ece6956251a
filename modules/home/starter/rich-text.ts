import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';

/** A rich text of blocks: '## ' begins a heading, '- ' each point of a list, anything else is a paragraph. */
export function richTextOf(blocks: readonly string[]): RichText {
  return { type: 'doc', content: blocks.map(nodeOf) };
}

function nodeOf(block: string): RichTextNode {
  if (block.startsWith('## '))
    return { type: 'heading', attrs: { level: 2 }, content: words(block.slice(3)) };
  if (!block.startsWith('- ')) return { type: 'paragraph', content: words(block) };
  const points = block.split('\n').map((line) => line.replace(/^- /, ''));
  return { type: 'bulletList', content: points.map(pointOf) };
}

function pointOf(point: string): RichTextNode {
  return { type: 'listItem', content: [{ type: 'paragraph', content: words(point) }] };
}

function words(text: string): RichTextNode[] {
  return [{ type: 'text', text }];
}

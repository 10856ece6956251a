import { Node } from '@tiptap/core';
import { oneOf } from './attributes.ts';

export const calloutKinds = ['info', 'tip', 'warning'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Text in a box, apart from the text around it. */
export const Callout = Node.create({
  name: 'callout',
  group: 'block',
  content: '(paragraph | bulletList | orderedList)+',
  defining: true,
  addAttributes: () => ({ kind: oneOf('callout', calloutKinds) }),
  parseHTML: () => [{ tag: 'div[data-callout]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    { ...HTMLAttributes, 'data-callout': node.attrs.kind },
    0,
  ],
});

import { Node } from '@tiptap/core';
import { checked } from './attributes.ts';
import { isAllowedLink } from './links.ts';

export const longestButton = 60;

/** A link styled as a button, on its own line. */
export const Button = Node.create({
  name: 'button',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    text: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => textOf(element),
      rendered: false,
      ...checked('text of a button', isButtonText),
    },
    href: {
      isRequired: true,
      parseHTML: (element: HTMLElement) => element.getAttribute('href'),
      ...checked('link that may stand here', isAllowedLink),
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[data-button]',
      // Before the link mark, which would match any link.
      priority: 60,
      getAttrs: (element: HTMLElement) =>
        isButtonText(textOf(element)) && isAllowedLink(element.getAttribute('href')) && null,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['a', { ...HTMLAttributes, 'data-button': '' }, node.attrs.text],
  renderText: ({ node }) => `${node.attrs.text} (${node.attrs.href})`,
});

function isButtonText(text: unknown): text is string {
  return typeof text === 'string' && text.trim() === text && text !== '' && text.length <= longestButton;
}

function textOf({ textContent }: HTMLElement) {
  return textContent?.replace(/\s+/g, ' ').trim().slice(0, longestButton).trim();
}

import { Extension } from '@tiptap/core';

/** Alt+F10 leads from the text to the tools of the table or part where the caret is. */
export const PartBarKey = Extension.create({
  name: 'partBarKey',
  // Before other tools that have this key.
  priority: 200,
  addKeyboardShortcuts: () => ({
    'Alt-F10': ({ editor }) => {
      const box = editor.view.dom.closest('.rich-text-box');
      const tool = box?.querySelector<HTMLElement>('.rich-text-part-bar button:not([tabindex="-1"])');
      tool?.focus();
      return Boolean(tool);
    },
  }),
});

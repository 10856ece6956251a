import { Extension, markInputRule, wrappingInputRule } from '@tiptap/core';
import { emphasis } from './paste/plain-text.ts';

/** The extensions whose signs become something while one types. */
export const rulesForTyping = ['typingRules', 'heading', 'horizontalRule'];

/** The extensions that change what is pasted: signs in it stay, and only `paste/plain-text.ts` knows which are emphasis. */
export const rulesForPasting = ['link'];

/**
 * Lists and emphasis from the signs of Markdown. A number above 99 begins no list: it is a year or an amount. No sign begins a
 * quote: `>` says "more than".
 */
export const TypingRules = Extension.create({
  name: 'typingRules',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes;
    const { bold, italic } = this.editor.schema.marks;
    const typed = (sign: string) => new RegExp(`${emphasis.source.replace('\\*\\*?|_', sign)}$`, 'u');
    if (!bold || !italic || !bulletList || !orderedList) return [];
    return [
      markInputRule({ find: typed('\\*\\*'), type: bold }),
      markInputRule({ find: typed('[*_]'), type: italic }),
      wrappingInputRule({ find: /^\s*[-*]\s$/, type: bulletList }),
      wrappingInputRule({
        find: /^([1-9]\d?)\.\s$/,
        type: orderedList,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], before) => before.childCount + before.attrs.start === Number(number),
      }),
    ];
  },
});

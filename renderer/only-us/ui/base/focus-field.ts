import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { type RefObject, useEffect } from 'react';
import { endOfWords } from '#lib/rich-text/find-words.ts';

export interface Wanted {
  words: string;
  least?: number;
  /** Selects them, as far as they are in one block, or nothing; by default, the caret goes behind them. */
  isSelected?: boolean;
}

/** The words after which a link to this form asks for something (`?words=`). */
export function askedWords(): Wanted | null {
  const words = new URLSearchParams(window.location.search).get('words');
  return words === null ? null : { words, isSelected: true };
}

/** Shows the words that a link to a form asks for, once. */
export function useAskedWords(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const asked = askedWords();
    if (!asked || !part.current) return;
    focusField(part.current, asked);
    // A form that is loaded again at once shows them again.
    const timer = setTimeout(() => {
      const url = new URL(window.location.href);
      url.searchParams.delete('words');
      window.history.replaceState(window.history.state, '', url);
    }, 1000);
    return () => clearTimeout(timer);
  }, [part]);
}

/** Focuses the first field of a part of a form, or the wanted words. Keeps keys pressed while its fields load. */
export function focusField(part: HTMLElement, wanted?: Wanted): void {
  if (enterField(part, wanted)) return;
  const waiting = document.createElement('input');
  waiting.className = 'waiting-field';
  waiting.style.cssText = 'position: absolute; width: 1px; height: 1px; opacity: 0';
  part.append(waiting);
  const stop = () => {
    observer.disconnect();
    waiting.remove();
  };
  const observer = new MutationObserver(() => {
    const { value } = waiting;
    if (!enterField(part, wanted)) return;
    // As if it was typed there: for the events of the field and its undo, too.
    if (value) document.execCommand('insertText', false, value);
  });
  observer.observe(part, { childList: true, subtree: true });
  waiting.focus({ preventScroll: true });
  waiting.addEventListener('blur', stop, { once: true });
  if (document.activeElement !== waiting) stop();
}

type Editable = HTMLInputElement | HTMLTextAreaElement;

// Rich texts from before their editor is there.
const typedInto = `:is(input:not(${['file', 'hidden', 'checkbox', 'radio'].map((type) => `[type=${type}]`)}), textarea):enabled:not(.rich-text-box *, .waiting-field), .rich-text-box`;

/** False while the field is still loaded. */
function enterField(part: HTMLElement, wanted: Wanted | undefined): boolean {
  const fields = [...part.querySelectorAll<HTMLElement>(typedInto)].map(
    (field) => field.querySelector<TiptapEditorHTMLElement>('[contenteditable=true]') ?? field,
  );
  const isLoaded = (field: HTMLElement) => !field.matches('.rich-text-box');
  const found = wanted && find(fields, wanted);
  if (wanted && !found && !fields.every(isLoaded)) return false;
  if (wanted?.isSelected && !found && fields.length > 0) return true;
  const field = found?.field ?? fields[0] ?? part.querySelector<HTMLElement>('button');
  if (!field || !isLoaded(field)) return false;
  field.closest('details')?.setAttribute('open', '');
  const { editor } = field as TiptapEditorHTMLElement;
  // At once: its command waits for the next frame, and a letter that is typed before would be lost.
  editor?.view.focus();
  field.focus();
  if (editor && found) {
    const inBlock = Math.max(found.start, editor.state.doc.resolve(found.end).start());
    const from = wanted?.isSelected ? inBlock : found.end;
    editor.chain().setTextSelection({ from, to: found.end }).scrollIntoView().run();
  } else if (found)
    (field as Editable).setSelectionRange?.(wanted?.isSelected ? found.start : found.end, found.end);
  return true;
}

function find(fields: HTMLElement[], { words, least }: Wanted) {
  const all = fields.map((field) => ({ field, ...lettersIn(field) }));
  let { end = 0, length = 0 } = endOfWords(all.map(({ text }) => text).join(''), words, least) ?? {};
  for (const { field, text, positions } of all) {
    if (end > 0 && end <= text.length) {
      const start = positions[Math.max(0, end - length)] ?? 0;
      return { field, start, end: (positions[end - 1] ?? 0) + 1 };
    }
    end -= text.length;
  }
  return null;
}

/** The letters of a field without its spaces, and where each of them is. */
function lettersIn(field: HTMLElement) {
  const positions: number[] = [];
  let text = '';
  const read = (words = '', start = 0) => {
    for (const { 0: letter, index } of words.matchAll(/\S/g)) {
      positions.push(start + index);
      text += letter;
    }
  };
  const { editor } = field as TiptapEditorHTMLElement;
  if (editor) editor.state.doc.descendants((node, pos) => read(node.text, pos));
  else read((field as Editable).value);
  return { text, positions };
}

import type { UseFormReturn } from 'react-hook-form';
import type { PageFields } from '#modules/pages/page-type.ts';
import { changeText, currentText, type PageText } from './page-texts.ts';

interface Options {
  form: UseFormReturn<PageFields>;
  block: string | null;
  text: PageText;
  /** The caret, in letters. */
  offset: number;
  onLeave(): void;
}

/**
 * Makes an element of the preview editable: its words are those of a text of the form. Enter and Escape leave it. Returns a
 * function that shows the text as it is by now.
 */
export function editInPlace(element: HTMLElement, { form, block, text, offset, onLeave }: Options) {
  const ended = new AbortController();
  const { signal } = ended;
  let shown = text;
  const show = (place: number) => {
    element.textContent = shown.words;
    const letters = element.firstChild;
    const end = Math.min(place, shown.words.length);
    element.ownerDocument.getSelection()?.collapse(letters ?? element, end);
  };
  const leave = () => {
    if (signal.aborted) return;
    ended.abort();
    element.removeAttribute('contenteditable');
    onLeave();
  };
  const follow = () => {
    const now = element.isConnected && currentText(form, block, shown);
    if (!now) return leave();
    shown = now;
    if (now.words !== element.textContent) show(now.words.length);
  };
  const onInput = () => {
    const now = currentText(form, block, shown);
    if (!now) return;
    // Pasted text may have several lines. The form reports the change afterwards.
    shown = { ...now, words: (element.textContent ?? '').replace(/\s*\n\s*/g, ' ') };
    changeText(form, block, shown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  element.contentEditable = 'plaintext-only';
  element.focus({ preventScroll: true });
  show(offset);
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('blur', leave, { signal });
  return follow;
}

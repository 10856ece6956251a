import type { ShownWords } from './shown-words.ts';

/** An element of the preview that is edited where it stands. */
export interface EditedElement {
  /** Shows what its field has by now, such as after an undo. */
  follow(): void;
}

/** Makes the element editable, with the caret at this letter. Enter and Escape leave it. */
export function editInPlace(
  element: HTMLElement,
  words: ShownWords,
  { offset, onLeave }: { offset: number; onLeave(): void },
): EditedElement {
  const ended = new AbortController();
  const { signal } = ended;
  const caretAt = (place: number) => {
    const text = element.firstChild;
    const end = text?.textContent?.length ?? 0;
    element.ownerDocument.getSelection()?.collapse(text ?? element, Math.min(place, end));
  };
  const leave = () => {
    if (signal.aborted) return;
    ended.abort();
    element.removeAttribute('contenteditable');
    onLeave();
  };
  const follow = () => {
    const now = element.isConnected ? words.read() : null;
    if (now === null) return leave();
    if (now === element.textContent) return;
    element.textContent = now;
    caretAt(now.length);
  };
  const onInput = () => words.write(oneLine(element.textContent ?? ''));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || !/^(Enter|Escape)$/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  element.textContent = words.read();
  element.contentEditable = 'plaintext-only';
  element.focus({ preventScroll: true });
  caretAt(offset);
  element.addEventListener('input', onInput, { signal });
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('blur', leave, { signal });
  return { follow };
}

// Pasted text may have several.
const oneLine = (typed: string) => typed.replace(/\s*\n\s*/g, ' ');

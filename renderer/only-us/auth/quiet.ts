import { useEffect, useState } from 'react';
import { isSaveKey } from '../ui/base/save-key.ts';

// What comes by itself, such as the dialog to sign in again, would take the keys of a sentence.

// In milliseconds: so long nobody pauses within a sentence.
const pause = 4000;

let typedAt = 0;

export function isWriting(): boolean {
  return Date.now() - typedAt < pause;
}

/** Listens to typing. A click, Ctrl+S and Enter in a line end a sentence. Returns the function that stops listening. */
export function watchWriting(): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const type = ({ target }: Event) => {
    if (target instanceof Element && target.closest('input, textarea, [contenteditable="true"]'))
      typedAt = Date.now();
  };
  const pressKey = (event: KeyboardEvent) => {
    const ends = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (isSaveKey(event) || ends) typedAt = 0;
    else if (!event.ctrlKey && !event.metaKey) type(event);
  };
  window.addEventListener('keydown', pressKey, options);
  window.addEventListener('input', type, options);
  window.addEventListener('pointerdown', () => (typedAt = 0), options);
  return () => abort.abort();
}

/** Turns true once it is wanted and nobody is writing; false when it isn't wanted any more. */
export function useInQuiet(isWanted: boolean): boolean {
  const [isNow, setNow] = useState(false);
  useEffect(() => {
    if (!isWanted) return setNow(false);
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      if (isWriting()) timer = setTimeout(look, pause + typedAt - Date.now());
      else setNow(true);
    };
    const abort = new AbortController();
    for (const event of ['keydown', 'pointerdown'])
      window.addEventListener(event, look, { signal: abort.signal });
    look();
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted]);
  return isNow && isWanted;
}

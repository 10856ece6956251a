import { focusAtCaret } from '#renderer/only-us/ui/base/use-restore-focus.ts';

const marks =
  '[data-missing], .translated-original :is(ins, del, .history-changed), [data-changed]:not(:has(ins, del, .history-changed))';

/** The untranslated paragraphs of a form, and those whose original changed. */
export function marksIn(form: HTMLElement): Element[] {
  const all = [...form.querySelectorAll(marks)];
  return [...new Set(all.map((each) => each.closest('p, li, tr, h2, h3, h4, figure') ?? each))];
}

/** The mark after the one that was shown last; after the last the first. */
export function nextMark(form: HTMLElement, shown: Element | null): Element | null {
  const all = marksIn(form);
  const at = shown ? all.indexOf(shown) : -1;
  return all[at + 1] ?? all[0] ?? null;
}

/** Scrolls to a mark, and puts the caret into the field beside it. */
export function showMark(mark: Element): void {
  mark.scrollIntoView({ block: 'center' });
  const field = mark.closest('.translated-field');
  const find = (input: string) => field?.querySelector<HTMLElement>(`.translated-said :is(${input})`);
  // The text itself, not its toolbar.
  const target = find('[contenteditable=true]') ?? find('input, textarea, button');
  if (target) focusAtCaret(target, { preventScroll: true });
}

/** Keeps the first mark in sight while texts load and grow, until somebody uses the screen. */
export function keepFirstMarkInSight(form: HTMLElement): () => void {
  const abort = new AbortController();
  const sizes = new ResizeObserver(() => marksIn(form)[0]?.scrollIntoView({ block: 'nearest' }));
  const stop = () => {
    sizes.disconnect();
    abort.abort();
  };
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, stop, { signal: abort.signal, capture: true, passive: true });
  sizes.observe(form);
  return stop;
}

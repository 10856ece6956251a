// Where the original is higher than the screen it scrolls in itself, to the paragraph that is translated: the two columns
// have texts of different lengths.

const fields = '.translated-field:has(.ProseMirror)';

/** Scrolls the originals of long texts along with their translations: with the page, and with the caret. */
export function keepBeside(form: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const scrolled = () => {
    for (const field of form.querySelectorAll<HTMLElement>(fields)) showBeside(field, topmostOf(field));
  };
  const moved = () => {
    const anchor = document.getSelection()?.anchorNode;
    const at = anchor instanceof Element ? anchor : anchor?.parentElement;
    const field = at?.closest<HTMLElement>(fields);
    if (!field || !form.contains(field)) return;
    const block = paragraphsOf(field).findIndex((each) => each.contains(at ?? null));
    if (block >= 0) showBeside(field, block);
  };
  window.addEventListener('scroll', scrolled, { signal, passive: true });
  document.addEventListener('selectionchange', moved, { signal });
  return () => abort.abort();
}

const paragraphsOf = (field: HTMLElement) => [...(field.querySelector('.ProseMirror')?.children ?? [])];

/** The place of the first paragraph of a translation below the upper edge of its original, with the part that is above it. */
function topmostOf(field: HTMLElement): number {
  const { top = 0 } = field.querySelector('.translated-original')?.getBoundingClientRect() ?? {};
  const all = paragraphsOf(field).map((each) => each.getBoundingClientRect());
  const at = all.findIndex(({ bottom }) => bottom > top);
  const rect = all[at];
  if (!rect) return all.length;
  return at + Math.max(0, (top - rect.top) / rect.height);
}

function showBeside(field: HTMLElement, place: number): void {
  const original = field.querySelector<HTMLElement>('.translated-original');
  const theirs = [...(original?.querySelector('.rich-text')?.children ?? [])];
  if (!original || original.scrollHeight <= original.clientHeight) return;
  // Half as many paragraphs say as much.
  const scaled = (place * theirs.length) / Math.max(1, paragraphsOf(field).length);
  const beside = theirs[Math.min(Math.floor(scaled), theirs.length - 1)];
  if (!beside) return;
  const { top, height } = beside.getBoundingClientRect();
  original.scrollTop += top - original.getBoundingClientRect().top + (scaled % 1) * height;
}

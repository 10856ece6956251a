// Where the original is higher than the screen it scrolls in itself, to the paragraph that is translated: the two columns
// have texts of different lengths.

const paragraphs = '.ProseMirror > *';

/** Scrolls the originals of long texts along with their translations: with the page, and with the caret. */
export function keepBeside(form: HTMLElement): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const scrolled = () => {
    for (const original of form.querySelectorAll('.translated-original'))
      showBeside(original, original.getBoundingClientRect().top);
  };
  const moved = () => {
    const caret = document.getSelection()?.anchorNode;
    const written = caret instanceof Element ? caret : caret?.parentElement;
    const paragraph = written?.closest(paragraphs);
    const original = paragraph?.closest('.translated-field')?.querySelector('.translated-original');
    if (paragraph && original && form.contains(original))
      showBeside(original, paragraph.getBoundingClientRect().top);
  };
  window.addEventListener('scroll', scrolled, { signal, passive: true });
  document.addEventListener('selectionchange', moved, { signal });
  return () => abort.abort();
}

/** Shows of an original what is translated at this height of the screen. */
function showBeside(original: Element, y: number): void {
  const theirs = original.querySelector('.rich-text')?.children ?? [];
  const ours = original.parentElement?.querySelectorAll(paragraphs) ?? [];
  const at = [...ours].findIndex((each) => each.getBoundingClientRect().bottom > y);
  const { top = 0, height = 1 } = ours[at]?.getBoundingClientRect() ?? {};
  const place = at < 0 ? ours.length : at + Math.max(0, (y - top) / height);
  // Half as many paragraphs say as much.
  const scaled = (place * theirs.length) / Math.max(1, ours.length);
  const beside = theirs[Math.min(Math.floor(scaled), theirs.length - 1)]?.getBoundingClientRect();
  if (!beside) return;
  original.scrollTop += beside.top - original.getBoundingClientRect().top + (scaled % 1) * beside.height;
}

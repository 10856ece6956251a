import { t } from '#modules/pages/texts.ts';
import type { Wanted } from '#renderer/only-us/ui/base/focus-field.ts';
import type { BlockItem } from './blocks/use-blocks.ts';
import { type EditedElement, editInPlace } from './edit-in-place.ts';
import marks from './preview-marks.css?inline';
import type { ShownWords } from './shown-words.ts';

const prefix = 'block-';

interface Shown {
  words: string;
  /** Which of the elements of its kind with these words it is, and how many there are. */
  index: number;
  count: number;
}

/**
 * The page in the preview’s frame, patched so that nothing flashes. A click on words edits them there if a field has them
 * as they are; any other click on a block opens its fields.
 */
export class PreviewedPage {
  /** Opens the fields of a block by id, or those above the blocks, at these words. */
  show: (id: string | null, wanted?: Wanted) => void = () => undefined;
  /** Finds the field that has the words of an element. */
  find: (id: string | null, shown: Shown) => ShownWords | null = () => null;
  /** Shows the fields of the block that is edited in place. */
  follow: (id: string | null) => unknown = () => undefined;
  blocks: BlockItem[] = [];
  private edited: (EditedElement & { part: Element }) | null = null;
  private document: Document | null = null;
  private current = '';
  private revealed = '';

  constructor(private readonly address: string) {}

  /** Attaches to a new document in the frame. */
  open(document: Document | null | undefined): void {
    if (!document?.defaultView) return;
    this.document = document;
    const sheet = new document.defaultView.CSSStyleSheet();
    sheet.replaceSync(marks);
    document.adoptedStyleSheets = [sheet];
    document.addEventListener('click', this.onClick, true);
    document.addEventListener('submit', stop, true);
    document.addEventListener('keydown', forwardShortcut);
    this.prepare(document);
    this.mark(this.current);
  }

  /** Shows what the field of the edited words has by now. */
  readonly changed = (): void => this.edited?.follow();

  /** Loads the saved state. Returns a cancel function. */
  update(): () => void {
    const call = new AbortController();
    void this.morph(call.signal).catch(() => undefined);
    return () => call.abort();
  }

  /** Outlines the block being edited, and scrolls to it once. */
  mark(id: string): void {
    this.current = id;
    for (const other of this.document?.querySelectorAll('[data-current]') ?? [])
      other.removeAttribute('data-current');
    const element = this.document?.getElementById(prefix + id);
    element?.setAttribute('data-current', '');
    if (!element || this.revealed === id) return;
    this.revealed = id;
    reveal(element);
  }

  private async morph(signal: AbortSignal) {
    const { Idiomorph } = await import('idiomorph');
    const answer = await fetch(this.address, { signal });
    const html = await answer.text();
    const next = new DOMParser().parseFromString(html, 'text/html');
    const [before, after] = [this.document?.querySelector('main'), next.querySelector('main')];
    if (signal.aborted || !answer.ok || !before || !after) return;
    await loadStyles(before.ownerDocument, next);
    if (signal.aborted) return;
    this.prepare(next);
    Idiomorph.morph(before, after, {
      callbacks: {
        // An unfolded answer stays open.
        beforeAttributeUpdated: (name: string) => name !== 'open',
        // The page already shows the typed text.
        beforeNodeMorphed: (node: Node) => node !== this.edited?.part,
      },
    });
    this.changed();
    this.mark(this.current);
  }

  /** Adds buttons, and a placeholder for each empty block. */
  private prepare(document: Document) {
    let last = document.querySelector('.page-cover, .page-top');
    for (const { block, name } of this.blocks) {
      let element = document.getElementById(prefix + block);
      if (!element) {
        element = document.createElement('div');
        element.id = prefix + block;
        last?.after(element);
      }
      last = element;
      if (isBlank(element)) element.prepend(note(document, t('notShown', { name })));
      const button = document.createElement('button');
      button.className = 'edit-block';
      button.textContent = name;
      button.setAttribute('aria-label', t('open', { name }));
      element.prepend(button);
    }
  }

  private onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const link = target.closest('a');
    // It would leave the page that is being edited.
    if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
    const part = target.closest(`[id^="${prefix}"], .page-top`);
    if (!part || target.closest('[contenteditable]')) return;
    const id = part.id ? part.id.slice(prefix.length) : null;
    const isButton = target.closest('.edit-block');
    if (!isButton && this.editAt(part, id, event)) return;
    this.show(id, isButton ? undefined : wordsUpTo(part, event));
  };

  private editAt(part: Element, id: string | null, event: MouseEvent) {
    const element = wholeText(event.target as Element, part);
    const words = element && this.find(id, placeOf(element, part));
    if (!element || !words) return false;
    const offset = lettersBefore(element, event);
    this.follow(id);
    const onLeave = () => {
      this.edited = null;
      this.update();
    };
    this.edited = { part, ...editInPlace(element, words, { offset, onLeave }) };
    return true;
  }
}

/** The element whose whole text was clicked. Unfolding and jumping stay what they are. */
function wholeText(target: Element, part: Element): HTMLElement | null {
  const element = target.closest<HTMLElement>(':not(span)');
  const isText = element && element !== part && element.textContent?.trim() && isPlain(element);
  return isText && !element.closest('summary, nav, a[href^="#"]') ? element : null;
}

function isPlain(element: Element) {
  return !element.querySelector(':not(span)');
}

function placeOf(element: Element, part: Element): Shown {
  const words = element.textContent?.trim() ?? '';
  const all = [...part.querySelectorAll(element.tagName)].filter(
    (each) => each.textContent?.trim() === words && isPlain(each),
  );
  return { words, index: all.indexOf(element), count: all.length };
}

function lettersBefore(element: Element, { clientX, clientY }: MouseEvent) {
  const place = element.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  if (!place || !element.contains(place.offsetNode)) return element.textContent?.length ?? 0;
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(place.offsetNode, place.offset);
  return range.toString().length;
}

/** Changes the style sheets of a page to those of the next one, whose blocks may need others. */
async function loadStyles(document: Document, next: Document) {
  const sheets = (of: Document) => [...of.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const isIn = (of: Document, link: HTMLLinkElement) => sheets(of).some(({ href }) => href === link.href);
  const before = sheets(document);
  const added = sheets(next).filter((link) => !isIn(document, link));
  const loaded = added.map((link) => {
    const copy = document.importNode(link);
    document.head.append(copy);
    return new Promise((resolve) => {
      copy.onload = copy.onerror = resolve;
    });
  });
  await Promise.all(loaded);
  for (const link of before) if (!isIn(next, link)) link.remove();
}

/** The text of a part up to and including the clicked word. */
function wordsUpTo(part: Element, { clientX, clientY }: MouseEvent): Wanted | undefined {
  const place = part.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  const text = place?.offsetNode.textContent ?? '';
  if (place?.offsetNode.nodeType !== Node.TEXT_NODE || !part.contains(place.offsetNode)) return undefined;
  const [before = ''] = text.slice(0, place.offset).match(/\S*$/) ?? [];
  const [after = ''] = text.slice(place.offset).match(/^\S*/) ?? [];
  const range = part.ownerDocument.createRange();
  range.setStart(part, 0);
  range.setEnd(place.offsetNode, place.offset + after.length);
  const least = before.length + after.length;
  return least > 0 ? { words: range.toString(), least } : undefined;
}

function note(document: Document, text: string) {
  const paragraph = document.createElement('p');
  paragraph.className = 'not-shown';
  paragraph.textContent = text;
  return paragraph;
}

function isBlank(element: Element) {
  return !element.textContent?.trim() && !element.querySelector('img, svg, form');
}

function stop(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function forwardShortcut(event: KeyboardEvent) {
  // A letter in edited words is none.
  const isTyped = (event.target as HTMLElement).isContentEditable && !event.ctrlKey && !event.metaKey;
  if (isTyped) return;
  if (!window.dispatchEvent(new KeyboardEvent('keydown', event))) event.preventDefault();
}

// Below the page’s header, in pixels.
const below = 96;

/** Scrolls the page, not the form around it, unless the block is already in the middle. */
function reveal(element: HTMLElement) {
  const view = element.ownerDocument.defaultView as Window;
  const { top, bottom } = element.getBoundingClientRect();
  const height = view.innerHeight;
  if (top < 0.7 * height && bottom > 0.3 * height) return;
  const behavior = view.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  view.scrollTo({ top: view.scrollY + top - below, behavior });
}

import type { UseFormReturn } from 'react-hook-form';
import type { PageFields } from '#modules/pages/page-type.ts';
import { t } from '#modules/pages/texts.ts';
import { focusField, type Wanted } from '#renderer/only-us/ui/base/focus-field.ts';
import type { Blocks } from './blocks/use-blocks.ts';
import { editInPlace } from './edit-in-place.ts';
import { textsIn } from './page-texts.ts';
import marks from './preview-marks.css?inline';

const prefix = 'block-';

/**
 * The page in the preview’s frame, patched so that nothing flashes. A click on words edits them there if a field has them
 * as they are; any other click on a block opens its fields.
 */
export class PreviewedPage {
  blocks: Blocks | null = null;
  /** Shows the form where the preview is in its place. */
  showForm: () => void = () => undefined;
  private edited: { part: Element; follow(): void } | null = null;
  private document: Document | null = null;
  private current = '';
  private revealed = '';

  constructor(
    private readonly address: string,
    private readonly form: UseFormReturn<PageFields>,
  ) {}

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
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [before, after] = [this.document?.querySelector('main'), next.querySelector('main')];
    if (signal.aborted || !answer.ok || !before || !after) return;
    await addStyles(before.ownerDocument, next);
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
    const visible = this.form.getValues('blocks').map(({ hidden }) => !hidden);
    const items = this.blocks?.items.filter(({ place }) => visible[place]) ?? [];
    let last = document.querySelector('.page-cover, .page-top');
    for (const { block, name } of items) {
      const element = document.getElementById(prefix + block) ?? document.createElement('div');
      element.id = prefix + block;
      if (!element.isConnected) last?.after(element);
      last = element;
      if (isBlank(element)) add(element, 'p', 'not-shown', t('notShown', { name }));
      add(element, 'button', 'edit-block', name).setAttribute('aria-label', t('open', { name }));
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

  /** Opens the fields of a block, or those above the blocks, at these words. */
  private show(id: string | null, wanted: Wanted | undefined) {
    this.showForm();
    const top = document.querySelector<HTMLElement>('.entry-title');
    if (id !== null) this.blocks?.show(id, wanted);
    else if (top) focusField(top, wanted);
  }

  private editAt(part: Element, block: string | null, event: MouseEvent) {
    const { form } = this;
    const element = (event.target as Element).closest<HTMLElement>(':not(span)');
    const text = element && part !== element && textOf(element, part, textsIn(form, block));
    if (!text) return false;
    const offset = rangeTo(element, event)?.toString().length ?? text.words.length;
    if (block !== null) this.blocks?.follow(block);
    const onLeave = () => {
      this.edited = null;
      this.update();
    };
    this.edited = { part, follow: editInPlace(element, { form, block, text, offset, onLeave }) };
    return true;
  }
}

/** Finds the text with all words of an element, if the part of the page shows them as often in this way. */
function textOf<Text extends { words: string }>(element: Element, part: Element, texts: Text[]) {
  // Unfolding and jumping stay what they are.
  const words = element.closest('summary, nav, a[href^="#"]') ? '' : wordsOf(element);
  const alike = [...part.querySelectorAll(element.tagName)].filter((each) => wordsOf(each) === words);
  const found = texts.filter((text) => text.words.trim() === words);
  return words && found.length === alike.length ? found[alike.indexOf(element)] : undefined;
}

/** The words of an element without others in it but spans. */
function wordsOf(element: Element) {
  return element.querySelector(':not(span)') ? '' : element.textContent?.trim();
}

function rangeTo(start: Element, { clientX, clientY }: MouseEvent) {
  const place = start.ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  if (!place || !start.contains(place.offsetNode)) return null;
  const range = start.ownerDocument.createRange();
  range.setStart(start, 0);
  range.setEnd(place.offsetNode, place.offset);
  return range;
}

/** The text of a part up to and including the clicked word. */
function wordsUpTo(part: Element, event: MouseEvent): Wanted | undefined {
  const range = rangeTo(part, event);
  if (range?.endContainer.nodeType !== Node.TEXT_NODE) return undefined;
  const { endContainer, endOffset } = range;
  const text = endContainer.textContent ?? '';
  const [before = ''] = text.slice(0, endOffset).match(/\S*$/) ?? [];
  const [after = ''] = text.slice(endOffset).match(/^\S*/) ?? [];
  range.setEnd(endContainer, endOffset + after.length);
  const least = before.length + after.length;
  return least > 0 ? { words: range.toString(), least } : undefined;
}

/** Adds the style sheets that only the blocks of the next page need. */
async function addStyles(document: Document, next: Document) {
  const sheets = (of: Document) => [...of.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const known = sheets(document).map(({ href }) => href);
  const added = sheets(next).filter(({ href }) => !known.includes(href));
  const loaded = added.map((link) => {
    const copy = document.importNode(link);
    document.head.append(copy);
    return new Promise((resolve) => {
      copy.onload = copy.onerror = resolve;
    });
  });
  await Promise.all(loaded);
}

function add(element: Element, name: string, className: string, text: string) {
  const added = element.ownerDocument.createElement(name);
  added.className = className;
  added.textContent = text;
  element.prepend(added);
  return added;
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

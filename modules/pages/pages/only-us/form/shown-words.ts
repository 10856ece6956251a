import { get, set, type UseFormReturn } from 'react-hook-form';
import { fieldsOfBlock, type KnownFields } from '#lib/block-values.ts';
import { isRichText } from '#lib/rich-text/blocks.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { PageFields } from '#modules/pages/page-type.ts';
import { valuesOf } from '#renderer/only-us/ui/working-copy/pending-input.ts';

/** Words of the preview that one field of the form has. */
export interface ShownWords {
  /** What the field says now, when it isn’t what was written last; null if its words are gone. */
  read(): string | null;
  write(words: string): void;
}

interface Place {
  /** A field of the page or of its block: 'steps.0.title'. */
  path: string;
  /** The paragraph in a rich text: 'content.2'. */
  inner?: string;
  words: string;
}

type Form = UseFormReturn<PageFields>;

/** Finds the field with these words, which a block (null: the head of the page) shows `count` times in the same way. */
export function findWords(
  form: Form,
  block: string | null,
  { words, index, count }: { words: string; index: number; count: number },
): ShownWords | null {
  const found = placesIn(form, block).filter((place) => place.words.trim() === words);
  const place = found[index];
  return place && found.length === count ? new FieldWords(form, block, place) : null;
}

class FieldWords implements ShownWords {
  constructor(
    private readonly form: Form,
    private readonly block: string | null,
    private place: Place,
  ) {}

  read(): string | null {
    const { path, inner, words } = this.place;
    const places = placesIn(this.form, this.block).filter((place) => place.path === path);
    const same = places.find((place) => place.inner === inner);
    if (!inner || same?.words === words) return same?.words ?? null;
    // Paragraphs move when others are added.
    const moved = places.find((place) => place.words === words);
    if (moved) this.place = moved;
    return moved ? words : null;
  }

  write(words: string): void {
    if (this.read() === null) return;
    const { path, inner } = this.place;
    const name = this.nameOf(path);
    const value = inner ? withParagraph(get(this.form.getValues(), name), inner, words) : words;
    // The form reports the change afterwards.
    this.place = { ...this.place, words };
    this.form.setValue(name, value as never, { shouldDirty: true });
    // The address follows the title.
    if (name === 'title')
      void this.form.register(name).onChange({ target: { name, value: words }, type: 'change' });
  }

  private nameOf(path: string) {
    const index = this.form.getValues('blocks').findIndex(({ id }) => id === this.block);
    return (index < 0 ? path : `blocks.${index}.values.${path}`) as 'title';
  }
}

function placesIn(form: Form, block: string | null): Place[] {
  const { title, summary, blocks } = valuesOf(form);
  if (block === null)
    return [
      { path: 'title', words: title },
      { path: 'summary', words: summary },
    ];
  const placed = blocks.find(({ id }) => id === block);
  return placed ? placesInFields(fieldsOfBlock(placed.kind), placed.values) : [];
}

function placesInFields(fields: KnownFields, values: object, above = ''): Place[] {
  return Object.entries(fields).flatMap(([name, { kind, columns = {} }]): Place[] => {
    const path = above + name;
    // In a draft it may be anything.
    const value: unknown = get(values, name);
    if (kind === 'line' || kind === 'text')
      return typeof value === 'string' && !value.includes('\n') ? [{ path, words: value }] : [];
    if (isRichText(value)) return paragraphsIn(value).map((paragraph) => ({ path, ...paragraph }));
    if (kind !== 'rows' || !Array.isArray(value)) return [];
    return value.flatMap((row, index) => placesInFields(columns, row, `${path}.${index}.`));
  });
}

/** The paragraphs and headings without marks, breaks or pictures. */
function paragraphsIn(node: Pick<RichTextNode, 'content'>, above = ''): Omit<Place, 'path'>[] {
  return (node.content ?? []).flatMap((child, index) => {
    const inner = `${above}content.${index}`;
    const { type, content = [] } = child;
    if (!/^(paragraph|heading)$/.test(type)) return paragraphsIn(child, `${inner}.`);
    const isPlain = content.every((each) => each.type === 'text' && !each.marks?.length);
    return isPlain ? [{ inner, words: content.map(({ text }) => text).join('') }] : [];
  });
}

function withParagraph(doc: object, inner: string, words: string) {
  const changed = structuredClone(doc);
  set(changed, `${inner}.content`, words ? [{ type: 'text', text: words }] : []);
  return changed;
}

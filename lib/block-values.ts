import { isRichText } from './rich-text/blocks.ts';
import { filesInText, plainText } from './rich-text/read.ts';
import type { RichText } from './rich-text/rich-text.ts';

// What is in the values of a block is known by the names of its fields (server/content/blocks.ts), so that it is known of
// blocks whose module is gone, too.

/** The ids of all files that a block shows, also in its texts. */
export function filesIn(value: unknown): number[] {
  return [...fieldsIn(value)].flatMap((field) => {
    if (isRichText(field.value)) return filesInText(field.value);
    return isFile(field) ? [field.value] : [];
  });
}

/** The ids of the files that it shows outside of its texts. */
export function filesBesideTexts(value: unknown): number[] {
  return [...fieldsIn(value)].filter(isFile).map((field) => field.value);
}

/** Its rich texts in their order. */
export function textsIn(value: unknown): RichText[] {
  return [...fieldsIn(value)].map((field) => field.value).filter(isRichText);
}

/** Where its buttons lead. */
export function linksIn(value: unknown): string[] {
  return [...fieldsIn(value)].flatMap(({ name, value }) =>
    name === 'link' && typeof value === 'string' && value ? [value] : [],
  );
}

// Values that are choices or addresses, not words.
const wordless = new Set(['show', 'side', 'of', 'link', 'map', 'address']);

/** The words in the values of a block, its title first: for its line in the form, for comparing versions, for the search. */
export function wordsIn(value: unknown): string[] {
  if (isRichText(value)) return [plainText(value)].filter(Boolean);
  if (typeof value === 'string') return value.trim() ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  const titleFirst = Object.entries(value).sort(([one], [other]) => rank(one) - rank(other));
  return titleFirst.flatMap(([name, inner]) => (wordless.has(name) ? [] : wordsIn(inner)));
}

function rank(name: string) {
  return name === 'title' ? 0 : 1;
}

interface Field {
  name: string;
  value: unknown;
}

function* fieldsIn(value: unknown, name = ''): Generator<Field> {
  if (typeof value !== 'object' || value === null || isRichText(value)) yield { name, value };
  else {
    for (const [key, inner] of Object.entries(value)) {
      yield* fieldsIn(inner, Array.isArray(value) && typeof inner !== 'object' ? name : key);
    }
  }
}

function isFile(field: Field): field is { name: string; value: number } {
  const { name, value } = field;
  return (name === 'fileId' || name === 'fileIds') && typeof value === 'number' && value > 0;
}

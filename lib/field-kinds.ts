import { isRichText } from './rich-text/blocks.ts';
import { filesInText, plainText } from './rich-text/read.ts';

/** What a value holds: the ids of files, addresses that it leads to, words to read. In a draft it may be anything. */
interface Holds {
  files?(value: unknown): number[];
  links?(value: unknown): string[];
  words?(value: unknown): string[];
}

const ids = (value: unknown) => [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);
const words = (value: unknown) =>
  [value].flat().flatMap((each) => (typeof each === 'string' && each.trim() ? [each.trim()] : []));

/**
 * The kinds of fields, and what their values hold; what is in rows and blocks is known by the fields in them. Each kind has a
 * column (server/content/list-table.ts), an input (renderer/only-us/ui/inputs/BlockInputs.tsx) and a way to compare versions
 * (renderer/only-us/ui/entry/use-content-form.ts): without one, nothing compiles.
 */
export const fieldKinds = {
  line: { words },
  text: { words },
  link: { links: words },
  richText: {
    files: (value) => (isRichText(value) ? filesInText(value) : []),
    words: (value) => (isRichText(value) ? words(plainText(value)) : []),
  },
  picture: { files: ids },
  pictures: { files: ids },
  document: { files: ids },
  tags: { words },
  choice: {},
  instant: {},
  reference: {},
  switch: {},
  number: {},
  rows: {},
  blocks: {},
} satisfies Record<string, Holds>;

/** What kind of value a field has. */
export type FieldKind = keyof typeof fieldKinds;

/** What values of this kind hold themselves. */
export const holdsOf = (kind: FieldKind): Holds => fieldKinds[kind];

/** Whether values of this kind can show files, themselves or by the fields in them. */
export const mayHoldFiles = (kind: FieldKind): boolean =>
  kind === 'rows' || kind === 'blocks' || holdsOf(kind).files !== undefined;

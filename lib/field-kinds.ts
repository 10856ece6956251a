import { isRichText } from './rich-text/blocks.ts';
import { filesInText, linkedFile, plainText } from './rich-text/read.ts';

/** The file ids, links and text in a value. In a draft the value may be anything. */
interface Holds {
  files?(value: unknown): number[];
  links?(value: unknown): string[];
  words?(value: unknown): string[];
}

const ids = (value: unknown) => [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);
const words = (value: unknown) =>
  [value].flat().flatMap((each) => (typeof each === 'string' && each.trim() ? [each.trim()] : []));

/**
 * The kinds of fields and what their values hold; rows and blocks are known by their own fields. Each kind needs a column
 * (server/content/list-table.ts), an input (renderer/only-us/ui/inputs/BlockInputs.tsx) and a comparison of versions
 * (renderer/only-us/ui/entry/use-content-form.ts), or nothing compiles.
 */
export const fieldKinds = {
  line: { words },
  text: { words },
  link: { links: words, files: linkedFile },
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

export type FieldKind = keyof typeof fieldKinds;

/** Reads them from a value of this kind, without nested fields. */
export const holdsOf = (kind: FieldKind): Holds => fieldKinds[kind];

/** Whether values of this kind can hold files, directly or in nested fields. */
export const mayHoldFiles = (kind: FieldKind): boolean =>
  kind === 'rows' || kind === 'blocks' || holdsOf(kind).files !== undefined;

import type { OptionalPart } from './rich-text/rich-text.ts';

interface Labelled {
  /** The field that it is for. */
  name: string;
  label: string;
  hint?: string;
}

interface Text extends Labelled {
  kind?: 'text';
  /** So many lines at once; left out, it is a single line. */
  rows?: number;
  type?: 'url' | 'email' | 'tel';
  placeholder?: string;
}

/** An input of a block: its form in the back office is drawn from a list of them, which `fields.ts` exports as `inputs`. */
export type BlockInput =
  | Text
  | (Labelled & { kind: 'richText'; without?: readonly OptionalPart[] })
  | (Labelled & { kind: 'picture'; optional?: true })
  | (Labelled & { kind: 'select'; options: { value: string; label: string }[] })
  /** Rows to add, sort and remove. `row` is what one is called, before its number. */
  | (Labelled & { kind: 'rows'; row: string; addLabel: string; columns: BlockInput[] });

import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ContentType as DeclaredType } from '#lib/content-type.ts';
import type { ContentType } from '../../content-api.ts';
import type { EditedRecord } from './edited-record.ts';
import type { Status } from './save-action.ts';

/** Any form, for parts that know its fields by name only: react-hook-form's types don't convert into each other. */
// biome-ignore lint/suspicious/noExplicitAny: the values are those of the form.
export type AnyForm = UseFormReturn<any>;

export interface EntryOf {
  type: ContentType;
  id: number;
}

/** A form that never loses input. For `<FormDialog>` and `<FormPage>`. */
// biome-ignore lint/suspicious/noExplicitAny: most parts of a form don't know its fields.
export interface RecordForm<Values extends FieldValues = any> {
  form: UseFormReturn<Values>;
  /** The status that the present save gives the entry: a draft may be unfinished. */
  aim: { status?: Status };
  edited: EditedRecord;
  entry: EntryOf | null;
  // biome-ignore lint/suspicious/noExplicitAny: a form knows the fields of its type.
  content?: DeclaredType<any> | undefined;
  labels: { [Field in keyof Values]?: string };
  /** Formats of values where two versions are compared; not for text, numbers and rich text. */
  format?: { [Field in keyof Values]?: (value: Values[Field]) => string };
}

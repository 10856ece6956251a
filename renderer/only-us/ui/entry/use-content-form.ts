import type { FieldValues } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, fieldOf, valuesOf } from '#lib/content-type.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import { emptyOf, type Field, type Fields, type ValuesOf } from '#lib/fields.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { type RecordForm, useRecordForm } from '../form/use-record-form.ts';
import { common } from '../texts.ts';

interface Saved {
  version: number;
  updatedAt?: Date;
}

interface Options<Values> {
  id: number | null;
  entry: Saved | null;
  /** The entry in the form is this one from now on (`useEntryId`). */
  onEntry?(id: number | null): void;
  /** Of a new one: what it begins with, where that isn't what its type says. */
  initial?: Partial<Values>;
  /** How values are shown where two versions are compared, where its type doesn't know that. */
  format?: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** The form of an entry, made of its type: rules, labels, and how values read where two versions are compared. */
export function useContentForm<Declared extends Fields>(
  type: ContentType<Declared>,
  { id, entry, onEntry, initial, format }: Options<ValuesOf<Declared>>,
): RecordForm<ValuesOf<Declared> & FieldValues> {
  type Values = ValuesOf<Declared> & FieldValues;
  const { site, urlParsed } = usePageContext();
  const { timeZone } = site;
  // A link to a new entry may say what it is called: /only-us/pages/new?title=…
  const title = id === null && urlParsed.search.title;
  const each = Object.entries(type.fields);
  const labels = Object.fromEntries(each.map(([name, { label }]) => [name, label]));
  const formats = Object.fromEntries(each.map(([name, field]) => [name, formatOf(field, timeZone)]));
  const values = entry
    ? valuesOf(type, entry)
    : {
        ...emptyOf(type),
        ...initial,
        ...(title && { [fieldOf(type, 'title') ?? '']: title }),
      };
  return useRecordForm<Values>({
    content: type,
    id,
    onEntry,
    schema: type.schema,
    record: { version: entry?.version ?? 0, values: values as Values, at: entry?.updatedAt },
    labels: labels as RecordForm<Values>['labels'],
    format: { ...formats, ...format } as RecordForm<Values>['format'],
  });
}

/** How a value of this field is shown; undefined where it is shown as it is. */
function formatOf(field: Field, timeZone: string) {
  const format = formats[field.kind];
  return field.format ?? (format && ((value: unknown) => format(value as never, field, timeZone)));
}

// Undefined: as it is.
const formats: Record<FieldKind, ((value: never, field: Field, timeZone: string) => string) | undefined> = {
  line: undefined,
  text: undefined,
  link: undefined,
  richText: undefined,
  picture: (id: number | null) => common(id ? 'otherPicture' : 'noPicture'),
  pictures: (ids: number[]) => String(ids.length),
  document: (id: number | null) => (id ? common('otherFile') : ''),
  choice: (value: string | null, { options }) => options?.[value ?? ''] ?? '',
  instant: (at: Date | null, _, timeZone) => (at ? spokenTime(at, timeZone) : common('notYet')),
  switch: (isOn: boolean) => common(isOn ? 'yes' : 'no'),
  number: (number: number | null) => String(number ?? ''),
  reference: undefined,
  tags: (tags: string[] = []) => tags.join(', '),
  rows: undefined,
  blocks: undefined,
};

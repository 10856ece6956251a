import type { FieldValues } from 'react-hook-form';
import { usePageContext } from 'vike-react/usePageContext';
import { type ContentType, fieldOf, valuesOf } from '#lib/content-type.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import { emptyOf, type Field, type Fields, type ValuesOf } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { common } from '../base/texts.ts';
import { useRecordForm } from '../form/use-record-form.ts';
import type { Beginning } from '../working-copy/copy-api.ts';
import type { RecordForm } from '../working-copy/record-form.ts';
import { t } from './texts.ts';

interface Saved {
  version: number;
  updatedAt?: Date;
}

interface Options<Values> {
  id: number | null;
  entry: Saved | null;
  /** Sets the id of the entry in the form (`useEntryId`). */
  onEntry?(id: number | null): void;
  beginning?: Beginning;
  /** Values of a new entry that differ from the type's. */
  initial?: Partial<Values>;
  /** Formats for comparing versions that the type doesn't have. */
  format?: { [Name in keyof Values]?: (value: Values[Name]) => string };
}

/** The form of an entry by its type: rules, labels, and formats for comparing versions. */
export function useContentForm<Declared extends Fields>(
  type: ContentType<Declared>,
  { id, entry, onEntry, beginning, initial, format }: Options<ValuesOf<Declared>>,
): RecordForm<ValuesOf<Declared> & FieldValues> {
  type Values = ValuesOf<Declared> & FieldValues;
  const { site, urlParsed } = usePageContext();
  const { timeZone } = site;
  // A link may name the new entry: /only-us/pages/new?title=…
  const title = id === null && urlParsed.search.title;
  const each = Object.entries(type.fields);
  const labels = Object.fromEntries(each.map(([name, { label }]) => [name, label]));
  const formats = Object.fromEntries(each.map(([name, field]) => [name, formatOf(field, timeZone)]));
  const values = entry
    ? valuesOf(type, entry)
    : { ...emptyOf(type), ...initial, ...(title && { [fieldOf(type, 'title') ?? '']: title }) };
  return useRecordForm<Values>({
    content: type,
    id,
    onEntry,
    beginning,
    schema: type.schema,
    record: { version: entry?.version ?? 0, values: values as Values, at: entry?.updatedAt },
    labels: labels as RecordForm<Values>['labels'],
    format: { ...formats, ...format } as RecordForm<Values>['format'],
  });
}

function formatOf(field: Field, timeZone: string) {
  const format = formats[field.kind];
  return field.format ?? (format && ((value: unknown) => format(value as never, field, timeZone)));
}

// Others are shown as they are.
const formats: Partial<Record<FieldKind, (value: never, field: Field, timeZone: string) => string>> = {
  picture: (id: number | null) => t(id ? 'otherPicture' : 'noPicture'),
  pictures: (ids: number[]) => String(ids.length),
  document: (id: number | null) => (id ? localize('another file') : ''),
  choice: (value: string | null, { options }) => options?.[value ?? ''] ?? '',
  instant: (at: Date | null, _, timeZone) => (at ? spokenTime(at, timeZone) : common('notYet')),
  switch: (isOn: boolean) => localize(isOn ? 'yes' : 'no'),
  number: (number: number | null) => String(number ?? ''),
  tags: (tags: string[] = []) => tags.join(', '),
};

import * as z from 'zod/mini';
import type { Field, Fields } from '#lib/fields.ts';
import type { OptionalPart } from '#lib/rich-text/rich-text.ts';
import type { Content } from '#renderer/only-us/content-api.ts';

export type Described = Content['getTranslation'];

/** Fields as forms know them. Their rules stay on the server. */
export function fieldsOf(described: Described['fields']): Fields {
  return Object.fromEntries(Object.entries(described).map(([name, field]) => [name, fieldOf(field)]));
}

export function fieldOf({ columns, without, ...field }: Described['fields'][string]): Field {
  return {
    ...field,
    rule: z.any(),
    translated: false,
    ...(field.kind === 'rows' && { empty: [] }),
    without: without as OptionalPart[],
    ...(columns && { columns: fieldsOf(columns) }),
  };
}

import type { Field, Fields } from '#lib/fields.ts';
import { offeredBlocks } from '#server/content/blocks.ts';

type Schema = Record<string, unknown>;

const file = (optional = false) => ({ type: optional ? ['integer', 'null'] : 'integer' });

const byKind: Record<Field['kind'], (field: Field) => Schema> = {
  line: () => ({ type: 'string' }),
  text: () => ({ type: 'string' }),
  link: () => ({ type: 'string', examples: ['/packaging', 'https://vinci.example', 'entry:blog/12'] }),
  richText: ({ without }) => ({
    type: 'string',
    contentMediaType: 'text/markdown',
    ...(without?.length && { not: `May not hold: ${without.join(', ')}` }),
  }),
  picture: ({ optional }) => file(optional),
  document: ({ optional }) => file(optional),
  pictures: () => ({ type: 'array', items: file() }),
  tags: () => ({ type: 'array', items: { type: 'string' } }),
  choice: ({ options = {}, empty }) => ({
    enum: [...Object.keys(options), ...(empty === null ? [null] : [])],
  }),
  instant: () => ({ type: ['string', 'null'], format: 'date-time' }),
  switch: () => ({ type: 'boolean' }),
  number: ({ input }) => ({ type: ['number', 'null'], minimum: input?.least, maximum: input?.most }),
  reference: ({ to, label }) => ({
    type: ['integer', 'string', 'null'],
    description: `The id of a ${to?.noun ?? label}`,
  }),
  rows: ({ columns = {} }) => ({ type: 'array', items: schemaOfFields(columns) }),
  blocks: () => ({
    type: 'array',
    description: 'Keep the id of a block that stays. A new one needs none.',
    items: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        kind: { enum: [...offeredBlocks.keys()] },
        hidden: { type: 'boolean' },
        values: { type: 'object' },
      },
    },
  }),
};

/** What an assistant may write in these fields, as JSON Schema. Whether visitors see it isn’t among it. */
export function schemaOfFields(fields: Fields): Schema {
  const properties = writable(fields).map(([name, field]) => {
    const { not, description, ...schema } = byKind[field.kind](field);
    const about = [field.label, field.hint, description, not].filter(Boolean).join('. ');
    return [name, { ...schema, description: about }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

export function writable(fields: Fields): [string, Field][] {
  return Object.entries(fields).filter(([, { role, isLocal }]) => role !== 'status' && !isLocal);
}

/** The fields of every kind of block. */
export function schemasOfBlocks(): Schema {
  const all = [...offeredBlocks].map(([kind, { label, fields }]) => [
    kind,
    { title: label, ...schemaOfFields(fields) },
  ]);
  return Object.fromEntries(all);
}

import { toJSONSchema } from 'zod/v4/core';
import type { Field, Fields } from '#lib/fields.ts';
import { offeredBlocks } from '#server/content/blocks.ts';

type Schema = Record<string, unknown>;

/** JSON Schema of what an assistant may write in these fields: all but their visibility. */
export function schemaOfFields(fields: Fields): Schema {
  const writable = Object.entries(fields).filter(([, { role, isLocal }]) => role !== 'status' && !isLocal);
  const properties = writable.map(([name, field]) => {
    const { label, hint, to, without = [] } = field;
    const about = [label, hint, to && `The id of a ${to.noun}`];
    if (without.length > 0) about.push(`Without ${without.join(', ')}`);
    return [name, { ...schemaOf(field), description: about.filter(Boolean).join('. ') }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function schemaOf({ kind, columns, rule }: Field): Schema {
  if (kind === 'richText') return { type: 'string', contentMediaType: 'text/markdown' };
  if (kind === 'instant') return { type: ['string', 'null'], format: 'date-time' };
  if (columns) return { type: 'array', items: schemaOfFields(columns) };
  const { $schema: _, ...schema } = toJSONSchema(rule, { unrepresentable: 'any', io: 'input' });
  return schema;
}

/** The fields of every kind of block. */
export function schemasOfBlocks(): Schema {
  const all = [...offeredBlocks].map(([kind, { label, fields }]) => [
    kind,
    { title: label, ...schemaOfFields(fields) },
  ]);
  return Object.fromEntries(all);
}

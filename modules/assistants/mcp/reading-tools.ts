import * as z from 'zod';
import { toJSONSchema } from 'zod/v4/core';
import type { Field, Fields } from '#lib/fields.ts';
import { mayWith } from '#lib/rights.ts';
import { offeredBlocks } from '#server/content/blocks.ts';
import { typeNamed } from '#server/content/content-procedures.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { type EntryValues, enteredValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { type Office, oneEntry } from './tool.ts';
import { writtenValues } from './values.ts';

const query = z.string().max(100).default('');

/** Tools that read and find what the owner of the token may read. */
export function addReadingTools(office: Office): void {
  const { context, call, reads } = office;
  const { user } = context;

  reads(
    'list_types',
    'Lists the types of entries, such as posts and pages, and whether you may write drafts of them.',
    {},
    async () => ({
      types: (user ? typesFor(user) : []).map(({ name, noun, area, single }) => {
        const writable = mayWith(user, 'write', { area });
        return { type: name, noun, writable, ...(single && { id: 1 }) };
      }),
    }),
  );

  reads(
    'describe_type',
    'The fields of a type as JSON Schema: the values that write_draft takes. Of pages also the kinds of blocks; keep the id of a block that stays, a new one needs none.',
    { type: oneEntry.type },
    async (input) => {
      const type = typeNamed(input.type);
      if (!mayWith(user, 'read', type)) throw refused('FORBIDDEN', 'You may not read this type.');
      const hasBlocks = Object.values(type.fields).some(({ kind }) => kind === 'blocks');
      return { fields: schemaOfFields(type.fields), ...(hasBlocks && { blocks: schemasOfBlocks() }) };
    },
  );

  reads(
    'find_entries',
    'Published entries and drafts, 50 a page, the last changed first: of one type or all, with words in their titles or all.',
    { type: oneEntry.type.optional(), query, page: z.int().min(1).max(100).default(1) },
    async (input) => ({ entries: await call('assistant.findEntries', input) }),
  );

  reads(
    'read_entry',
    'All fields of an entry, with the changes that aren’t published yet. based_on is for write_draft.',
    oneEntry,
    async ({ type, id }) => {
      const { live: _, ...entry } = await readEntry(office, typeNamed(type), id);
      return entry;
    },
  );

  reads(
    'find_pictures',
    'Finds uploaded pictures and PDFs by name or alternative text. Fields and texts name them by id.',
    { query },
    async ({ query: search }) => {
      const { files } = (await call('file.getPage', { search })) as { files: object[] };
      return { files };
    },
  );
}

/** An entry with what isn’t published yet. `based_on`: the version of its row and the revision of its copy. */
export async function readEntry({ call }: Office, type: EntryType, id: number) {
  const of = { type: type.name, id };
  const row = (await call('content.getEntry', of)) as EntryValues & { version: number; status?: string };
  const copy = (await call('content.getCopy', of)) as { values: EntryValues; revision: number } | null;
  const live = copy?.values ?? enteredValues(type, row);
  const { status: _, ...values } = writtenValues(type.fields, live);
  return {
    ...{ ...of, status: row.status ?? 'published', has_unpublished_changes: copy !== null },
    based_on: `${row.version}.${copy?.revision ?? 0}`,
    live,
    values,
  };
}

/** JSON Schema of what an assistant may write in these fields: all but their visibility. */
function schemaOfFields(fields: Fields): object {
  const writable = Object.entries(fields).filter(([, { role, isLocal }]) => role !== 'status' && !isLocal);
  const properties = writable.map(([name, field]) => {
    const { label, hint, to, without = [] } = field;
    const about = [label, hint, to && `The id of a ${to.noun}`];
    if (without.length > 0) about.push(`Without ${without.join(', ')}`);
    return [name, { ...schemaOf(field), description: about.filter(Boolean).join('. ') }];
  });
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function schemaOf({ kind, columns, rule }: Field): object {
  if (kind === 'richText') return { type: 'string', contentMediaType: 'text/markdown' };
  if (kind === 'instant') return { type: ['string', 'null'], format: 'date-time' };
  if (columns) return { type: 'array', items: schemaOfFields(columns) };
  const { $schema: _, ...schema } = toJSONSchema(rule, { unrepresentable: 'any', io: 'input' });
  return schema;
}

function schemasOfBlocks() {
  const all = [...offeredBlocks].map(([kind, { label, fields }]) => {
    return [kind, { title: label, ...schemaOfFields(fields) }];
  });
  return Object.fromEntries(all);
}

import * as z from 'zod';
import { mayWith } from '#lib/rights.ts';
import { findType, typesFor } from '#server/content/declared-types.ts';
import { type EntryValues, enteredValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { schemaOfFields, schemasOfBlocks } from './schemas.ts';
import type { Office, Tools } from './tool.ts';
import { allFieldsOf, type FieldsOfBlock, writtenValues } from './values.ts';

export const typeName = z.string().max(100).describe('The name of a type, from list_types');
export const id = z.int().positive();

/** Reads and finds, of what the owner of the token may read. */
export const readingTools = {
  list_types: {
    does: 'Lists the types of entries, such as posts and pages, and whether you may write drafts of them.',
    reads: true,
    input: {},
    run: async ({ context: { user } }) => ({
      types: (user ? typesFor(user) : []).map(({ name, noun, area }) => {
        return { type: name, noun, writable: mayWith(user, 'write', { area }) };
      }),
    }),
  },

  describe_type: {
    does: 'The fields of a type as JSON Schema: what create_draft and update_draft take. Of pages also the blocks.',
    reads: true,
    input: { type: typeName },
    run: async ({ context: { user } }, input: { type: string }) => {
      const type = typeNamed(input.type);
      if (!mayWith(user, 'read', type)) throw refused('FORBIDDEN', 'You may not read this type.');
      const hasBlocks = Object.values(type.fields).some(({ kind }) => kind === 'blocks');
      return { fields: schemaOfFields(type.fields), ...(hasBlocks && { blocks: schemasOfBlocks() }) };
    },
  },

  search: {
    does: 'Finds entries by words in their titles: published ones and drafts.',
    reads: true,
    input: { query: z.string().min(1).max(100) },
    run: async ({ call }, input) => ({ entries: await call('assistant.search', input) }),
  },

  list_entries: {
    does: 'The entries of a type, 50 a page, the last changed first.',
    reads: true,
    input: { type: typeName, page: z.int().positive().default(1) },
    run: async ({ call }, input) => ({ entries: await call('assistant.list', input) }),
  },

  read_entry: {
    does: 'All fields of an entry, with the changes that aren’t published yet. based_on is for update_draft.',
    reads: true,
    input: { type: typeName, id },
    run: async (office, { type, id }: { type: string; id: number }) => {
      const { live, values, ...entry } = await readEntry(office, typeNamed(type), id);
      return { ...entry, values };
    },
  },

  find_pictures: {
    does: 'Finds uploaded pictures and PDFs by name or alternative text. Fields and texts name them by id.',
    reads: true,
    input: { query: z.string().max(100).default('') },
    run: async ({ call }, { query }: { query: string }) => {
      const { files } = (await call('file.getPage', { search: query })) as { files: object[] };
      return { files };
    },
  },
} satisfies Tools;

interface Live extends EntryValues {
  id: number;
  version: number;
  status?: string;
}

interface Copy {
  values: EntryValues;
  revision: number;
}

/** The type of this name. Throws BAD_REQUEST. */
export function typeNamed(name: string): EntryType {
  const type = findType(name);
  if (type) return type;
  throw refused('BAD_REQUEST', 'There is no content type {name}.', { name });
}

/** An entry with what isn’t published yet. `based_on`: the version of its row and the revision of its copy. */
export async function readEntry(
  { call }: Office,
  type: EntryType,
  id: number,
  ofBlock: FieldsOfBlock = allFieldsOf,
) {
  const row = (await call('content.getEntry', { type: type.name, id })) as Live;
  const copy = (await call('content.getCopy', { type: type.name, id })) as Copy | null;
  const live = copy?.values ?? enteredValues(type, row);
  const { status: _, ...values } = writtenValues(type.fields, live, ofBlock);
  return {
    ...{ type: type.name, id, status: row.status ?? 'published', has_unpublished_changes: copy !== null },
    based_on: `${row.version}.${copy?.revision ?? 0}`,
    live,
    values,
  };
}

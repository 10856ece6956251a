import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { emptyOf } from '#lib/fields.ts';
import { slugOf } from '#lib/slug.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { id, readEntry, typeName, typeNamed } from './reading-tools.ts';
import type { Office, Tools } from './tool.ts';
import { allFieldsOf, type FieldsOfBlock, readValues } from './values.ts';

const values = z
  .record(z.string().max(80), z.unknown())
  .describe('Values by field, as describe_type says; texts as Markdown');
const basedOn = z
  .string()
  .regex(/^\d+\.\d+$/)
  .describe('based_on of what you read, so that nobody’s changes are overwritten');

interface Written {
  type: string;
  id: number;
  values: EntryValues;
  based_on: string;
}

/** Drafts and working copies, pictures for them, and asking a person to publish them. */
export const draftTools = {
  create_draft: {
    does: 'Begins a draft of a new entry. Nobody sees it until a person publishes it.',
    input: { type: typeName, values },
    run: async (office, input: { type: string; values: EntryValues }) => {
      const type = typeNamed(input.type);
      if (type.single || type.isTranslation)
        throw refused('BAD_REQUEST', 'There can be no new {noun}. Change the one there is.', {
          noun: type.noun,
        });
      const entered = { ...emptyOf(type), ...namedBy(type, readChanged(type, input.values, {})) };
      const status = isPublishable(type) ? { status: 'draft' } : {};
      const key = `a${randomBytes(12).toString('hex')}`;
      const sent = {
        type: type.name,
        of: { key },
        values: { ...entered, ...status },
        version: 0,
        revision: 0,
      };
      return stored(type, (await office.call('content.keepCopy', sent)) as Kept);
    },
  },

  update_draft: {
    does: 'Changes fields of a draft, or begins unpublished changes of a published entry. Visitors see nothing of it yet.',
    input: { type: typeName, id, values, based_on: basedOn },
    run: (office, { type, ...input }: Written) => keep(office, typeNamed(type), input),
  },

  request_publication: {
    does: 'Asks the people who may publish an entry to look at it and publish it.',
    input: { type: typeName, id, note: z.string().max(1000).describe('For them: what you changed') },
    run: async ({ call }, input) => {
      await call('content.askForPublication', input);
      return { asked: true };
    },
  },

  upload_picture: {
    does: 'Uploads a picture (JPEG, PNG, WebP, AVIF, HEIC, up to 15 MB) for drafts. Returns its id.',
    input: {
      name: z.string().min(1).max(120).describe('The file name'),
      alt: z.string().min(1).max(300).describe('What it shows, for people who don’t see it'),
      data: z.base64().describe('The file in base64'),
    },
    run: async ({ call }, { name, alt, data }: { name: string; alt: string; data: string }) => {
      const form = new FormData();
      form.set('file', new File([Buffer.from(data, 'base64')], name));
      form.set('alt', alt);
      form.set('takes', 'pictures');
      const { id, width, height } = (await call('file.upload', form)) as {
        id: number;
        width: number;
        height: number;
      };
      return { id, width, height };
    },
  },
} satisfies Tools;

interface Kept {
  id?: number;
  version?: number;
  revision: number;
}

/** Writes over what is there: a draft in its row, a published entry in its working copy. Throws CONFLICT. */
export async function keep(
  office: Office,
  type: EntryType,
  { id, values, based_on }: Omit<Written, 'type'>,
  ofBlock: FieldsOfBlock = allFieldsOf,
) {
  const now = await readEntry(office, type, id, ofBlock);
  if (now.based_on !== based_on)
    throw refused('CONFLICT', 'Somebody has changed it since you read it. Read it again, then write.');
  const [version, revision] = based_on.split('.').map(Number);
  const entered = { ...now.live, ...readChanged(type, values, now.live, ofBlock) };
  const sent = { type: type.name, of: { id }, values: entered, version, revision };
  return stored(type, { id, version, ...((await office.call('content.keepCopy', sent)) as Kept) });
}

function readChanged(type: EntryType, values: EntryValues, known: EntryValues, ofBlock?: FieldsOfBlock) {
  const state = Object.keys(values).find((name) => type.fields[name]?.role === 'status');
  if (state) throw refused('FORBIDDEN', 'Only a person publishes. Ask with request_publication.');
  return readValues(type.fields, values, known, ofBlock);
}

// As the form does: an address follows the title.
function namedBy(type: EntryType, values: EntryValues): EntryValues {
  const [address] = Object.entries(type.fields).find(([, { role }]) => role === 'address') ?? [];
  if (!address || values[address]) return values;
  return { ...values, [address]: slugOf(type.title({ ...emptyOf(type), ...values }), slugOf(type.noun)) };
}

function stored({ name: type }: EntryType, { id, version = 0, revision }: Kept) {
  if (id === undefined) throw refused('BAD_REQUEST', 'A draft needs a title.');
  return { type, id, based_on: `${version}.${revision}` };
}

import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { fieldOf } from '#lib/content-type.ts';
import { emptyOf } from '#lib/fields.ts';
import { slugOf } from '#lib/slug.ts';
import { isAddressUnnamed } from '#lib/translation.ts';
import { typeNamed } from '#server/content/content-procedures.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import { type EntryType, isPublishable } from '#server/module/entry-type.ts';
import { readEntry } from './reading-tools.ts';
import { type Office, oneEntry } from './tool.ts';
import { readValues } from './values.ts';

/** Tools for drafts and working copies, pictures for them, and asking a person to publish them. */
export function addDraftTools(office: Office): void {
  const { call, writes } = office;

  writes(
    'write_draft',
    'Without an id, begins a draft. With an id, changes fields of a draft, or begins unpublished changes of a published entry. Nobody sees it until a person publishes it.',
    {
      type: oneEntry.type,
      id: oneEntry.id.optional(),
      based_on: z
        .string()
        .default('')
        .describe('With an id: the based_on of what you read, so that nobody’s changes are overwritten'),
      values: z
        .record(z.string().max(80), z.unknown())
        .describe('Values by field, as describe_type says; texts as Markdown'),
    },
    async ({ id, based_on, values, ...input }) => {
      const type = typeNamed(input.type);
      if (id === undefined) return begin(office, type, values);
      const entry = await readEntry(office, type, id);
      if (entry.based_on === based_on) return save(office, type, entry, values);
      throw refused('CONFLICT', 'Somebody has changed it since you read it. Read it again, then write.');
    },
  );

  writes(
    'request_publication',
    'Asks the people who may publish an entry to look at it and publish it.',
    { ...oneEntry, note: z.string().max(1000).describe('For them: what you changed') },
    async (input) => {
      await call('content.askForPublication', input);
      return { asked: true };
    },
  );

  writes(
    'upload_picture',
    'Uploads a picture (JPEG, PNG, WebP, AVIF, HEIC, up to 15 MB) for drafts. Returns its id.',
    {
      name: z.string().min(1).max(120).describe('The file name'),
      alt: z.string().min(1).max(300).describe('What it shows, for people who don’t see it'),
      data: z.string().describe('The file in base64'),
    },
    async ({ name, alt, data }) => {
      const form = new FormData();
      form.set('file', new File([Buffer.from(data, 'base64')], name));
      form.set('alt', alt);
      form.set('takes', 'pictures');
      const { id, width, height } = (await call('file.upload', form)) as Record<string, unknown>;
      return { id, width, height };
    },
  );
}

interface Known {
  id: number;
  based_on: string;
  live: EntryValues;
}

/** Writes over what was read: a draft in its row, a published entry in its working copy. Throws CONFLICT. */
export function save(office: Office, type: EntryType, { id, based_on, live }: Known, sent: EntryValues) {
  return keep(office, type, { id }, { ...live, ...readChanged(type, sent, live) }, based_on);
}

function begin(office: Office, type: EntryType, sent: EntryValues) {
  if (type.single || type.isTranslation || !isPublishable(type))
    throw refused('BAD_REQUEST', 'There are no drafts of a new {noun}.', { noun: type.noun });
  const values = { ...emptyOf(type), ...readChanged(type, sent), status: 'draft' };
  if (!type.title(values).trim()) throw refused('BAD_REQUEST', 'A draft needs a title.');
  return keep(office, type, { key: `a${randomBytes(12).toString('hex')}` }, values, '0.0');
}

function readChanged(type: EntryType, values: EntryValues, known?: EntryValues) {
  if (Object.keys(values).some((name) => type.fields[name]?.role === 'status'))
    throw refused('FORBIDDEN', 'Only a person publishes. Ask with request_publication.');
  return readValues(type, values, known);
}

type Of = { id: number } | { key: string };
type Stored = Record<'id' | 'version' | 'revision', number>;

async function keep(office: Office, type: EntryType, of: Of, values: EntryValues, basedOn: string) {
  const [version = 0, revision = 0] = basedOn.split('.').map(Number);
  const kept = { ...values, ...addressOf(type, values) };
  const sent = { type: type.name, of, version, revision, values: kept };
  const stored = (await office.call('content.keepCopy', sent)) as Stored;
  return { type: type.name, id: stored.id, based_on: `${stored.version}.${stored.revision}` };
}

// As in the form, it follows the title until it has a name.
function addressOf(type: EntryType, values: EntryValues): EntryValues {
  const name = fieldOf(type, 'address') ?? '';
  const said = String(values[name] ?? '');
  const title = type.title(values);
  const isNamed = said && !isAddressUnnamed(said);
  return name && title && !isNamed ? { [name]: slugOf(title, slugOf(type.noun)) } : {};
}

import * as z from 'zod';
import { secondLanguageOf } from '#database/site-settings.ts';
import { emptyOf } from '#lib/fields.ts';
import type { Language } from '#lib/language.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { slugOf } from '#lib/slug.ts';
import { isAddressUnnamed } from '#lib/translation.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { translatedFieldsOf } from '#server/content/translations/words.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { keep } from './draft-tools.ts';
import { id, readEntry, typeName, typeNamed } from './reading-tools.ts';
import { schemaOfFields } from './schemas.ts';
import type { Office, Tools } from './tool.ts';
import { writtenValues } from './values.ts';

const states = ['missing', 'outdated', 'unpublished'] as const;

interface One {
  type: string;
  id: number;
}

interface Described {
  id: number | null;
  title: string;
  words: EntryValues;
  changed: string[];
}

/** The second language: what is missing or out of date, and drafts of it. */
export const translationTools = {
  list_missing_translations: {
    does: 'What visitors read that has no translation yet (missing), an older one (outdated), or one that waits for a person to publish it (unpublished).',
    reads: true,
    input: { states: z.array(z.enum(states)).default(['missing', 'outdated']) },
    run: async ({ context, call }, input: { states: string[] }) => {
      const all = (await call('site.getOpenTranslations')) as (One & { title: string; state: string })[];
      const open = all.filter(({ state }) => input.states.includes(state));
      return {
        ...{ from: context.settings.language, into: languageOf(context), count: open.length },
        entries: open.map(({ type, id, title, state }) => ({ type, id, title, state })),
      };
    },
  },

  read_translation: {
    does: 'The words of an entry to translate, what the translation says so far, and the fields whose original has changed since.',
    reads: true,
    input: { type: typeName, id },
    run: async (office, input: One) => {
      const { original, translation, words, changed } = await readTranslation(office, input);
      return {
        original: writtenValues(original.fields, words, translatedFieldsOf),
        translation: translation?.values ?? null,
        changed_since: changed,
        fields: schemaOfFields(typeIn(office, original).fields),
      };
    },
  },

  write_translation: {
    does: 'Writes fields of a translation as a draft; of a published one as unpublished changes. Blocks by their id, with the values that are words. A person publishes it.',
    input: { type: typeName, id, values: z.record(z.string().max(80), z.unknown()) },
    run: async (office, { values, ...input }: One & { values: EntryValues }) => {
      const { original, words } = await readTranslation(office, input);
      const language = languageOf(office.context);
      const begun = (await office.call('content.beginTranslation', { ...input, language })) as { id: number };
      const translated = typeIn(office, original);
      const { live, status, based_on } = await readEntry(office, translated, begun.id, translatedFieldsOf);
      const said = { ...values, ...withBlocks(original, { values, words, said: live }) };
      const slug = status === 'draft' && addressOf(translated, live, values);
      const written = { id: begun.id, values: { ...said, ...slug }, based_on };
      return { ...(await keep(office, translated, written, translatedFieldsOf)), of: input };
    },
  },
} satisfies Tools;

function languageOf({ settings }: Office['context']): Language {
  const language = secondLanguageOf(settings);
  if (language) return language;
  throw refused('BAD_REQUEST', 'The site has no second language.');
}

function typeIn({ context }: Office, original: EntryType): EntryType {
  return translationTypeOf(original, languageOf(context)) as unknown as EntryType;
}

async function readTranslation(office: Office, { type: name, id }: One) {
  const original = typeNamed(name);
  const language = languageOf(office.context);
  const described = (await office.call('content.getTranslation', { type: name, id, language })) as Described;
  const { words, changed } = described;
  const translation =
    described.id === null
      ? null
      : await readEntry(office, typeIn(office, original), described.id, translatedFieldsOf);
  return { original, words, changed, translation };
}

// Every block of the original, with the words that were sent for it, or that it has.
function withBlocks(
  { fields }: EntryType,
  { values, words, said }: Record<'values' | 'words' | 'said', EntryValues>,
): EntryValues {
  const names = Object.keys(values).filter((name) => fields[name]?.kind === 'blocks');
  const find = (blocks: unknown, id: string) =>
    (Array.isArray(blocks) ? blocks : []).find((block: PlacedBlock) => block?.id === id);
  const placed = names.map((name) => {
    const blocks = (words[name] as PlacedBlock[]).map((block) => {
      const known = find(said[name], block.id) ?? {
        ...block,
        values: emptyOf({ fields: translatedFieldsOf(block.kind) }),
      };
      const sent = find(values[name], block.id);
      const written = { ...writtenValues(translatedFieldsOf(block.kind), known.values), ...sent?.values };
      return { ...known, values: written };
    });
    return [name, blocks];
  });
  return Object.fromEntries(placed);
}

// Follows the title as long as nobody has named it.
function addressOf({ titleField = '', fields }: EntryType, { slug }: EntryValues, values: EntryValues) {
  const isNamed = typeof slug === 'string' && slug !== '' && !isAddressUnnamed(slug);
  if (!('slug' in fields) || values.slug || isNamed || !values[titleField]) return {};
  return { slug: slugOf(String(values[titleField])) };
}

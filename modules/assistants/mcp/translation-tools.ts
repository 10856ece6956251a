import * as z from 'zod';
import { secondLanguageOf } from '#database/site-settings.ts';
import { emptyOf } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { typeNamed } from '#server/content/content-procedures.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { translatedFieldsOf } from '#server/content/translations/words.ts';
import type { EntryValues } from '#server/content/values.ts';
import { refused } from '#server/errors/refused.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { save } from './draft-tools.ts';
import { readEntry } from './reading-tools.ts';
import { type Office, oneEntry } from './tool.ts';
import { writtenValues } from './values.ts';

const states = ['missing', 'outdated', 'unpublished'] as const;

interface Open {
  type: string;
  id: number;
  title: string;
  state: (typeof states)[number];
}

/** Tools for the second language: what is missing or out of date, and drafts of it. */
export function addTranslationTools(office: Office): void {
  const { context, call, reads, writes } = office;

  reads(
    'list_missing_translations',
    'What visitors read that has no translation yet, or one that repeats the original (missing), an older one (outdated), or one that waits for a person to publish it (unpublished).',
    { states: z.array(z.enum(states)).default(['missing', 'outdated']) },
    async ({ states }) => {
      const all = (await call('site.getOpenTranslations')) as Open[];
      const open = all.filter(({ state }) => states.includes(state));
      const entries = open.map(({ type, id, title, state }) => ({ type, id, title, state }));
      return { from: context.settings.language, into: secondLanguage(office), count: open.length, entries };
    },
  );

  reads(
    'read_translation',
    'The words of an entry to translate, what the translation says so far, and the fields whose original has changed since.',
    oneEntry,
    async (input) => {
      const { id, words, changed, translated } = await described(office, input);
      const known = id === null ? null : await readEntry(office, translated, id);
      const original = writtenValues(translated.fields, words);
      return { original, translation: known?.values ?? null, changed_since: changed };
    },
  );

  writes(
    'write_translation',
    'Writes fields of a translation as a draft; of a published one as unpublished changes. Blocks by their id, with the values that are words. A person publishes it.',
    { ...oneEntry, values: z.record(z.string().max(80), z.unknown()) },
    async ({ values, ...input }) => {
      const { words, translated } = await described(office, input);
      const begun = { ...input, language: secondLanguage(office) };
      const { id } = (await call('content.beginTranslation', begun)) as { id: number };
      const known = await readEntry(office, translated, id);
      const live = { ...known.live, ...withBlocks(translated, words, known.live) };
      return { ...(await save(office, translated, { ...known, live }, values)), of: input };
    },
  );
}

function secondLanguage({ context: { settings } }: Office) {
  const language = secondLanguageOf(settings);
  if (language) return language;
  throw refused('BAD_REQUEST', 'The site has no second language.');
}

interface Described {
  id: number | null;
  words: EntryValues;
  changed: string[];
}

async function described(office: Office, { type, id }: { type: string; id: number }) {
  const language = secondLanguage(office);
  const found = (await office.call('content.getTranslation', { type, id, language })) as Described;
  return { ...found, translated: translationTypeOf(typeNamed(type), language) as unknown as EntryType };
}

// Every block of the original, with the words that the translation has for it so far.
function withBlocks({ fields }: EntryType, words: EntryValues, said: EntryValues): EntryValues {
  const blocks = (name: string, all: EntryValues) => (all[name] ?? []) as PlacedBlock[];
  const names = Object.keys(words).filter((name) => fields[name]?.kind === 'blocks');
  const placed = names.map((name) => {
    const known = blocks(name, words).map((block) => {
      const values = emptyOf({ fields: translatedFieldsOf(block.kind) });
      return blocks(name, said).find(({ id }) => id === block.id) ?? { ...block, values };
    });
    return [name, known];
  });
  return Object.fromEntries(placed);
}

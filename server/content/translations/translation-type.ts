import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { wordsIn } from '#lib/block-values.ts';
import { type ContentType, contentType } from '#lib/content-type.ts';
import { status } from '#lib/fields.ts';
import { localize } from '#lib/interface-language.ts';
import { type Language, languages } from '#lib/language.ts';
import { translationType as nameOf, translatedFields, translationScreen } from '#lib/translation.ts';
import { refused } from '../../errors/refused.ts';
import { type EntryType, entryType, isPublishable } from '../../module/entry-type.ts';
import { findEntry } from '../read-entry.ts';
import { entryTranslations } from '../tables.ts';
import { wordsRule } from './words.ts';

type TranslationTable = typeof entryTranslations;
export type TranslationRow = TranslationTable['$inferSelect'];
export type TranslationType = EntryType<TranslationTable>;

/** Whether entries state their language themselves, such as posts. */
export function hasOwnLanguage(type: EntryType): boolean {
  return 'language' in type.fields && !type.single;
}

/** Whether other entries depend on it, such as a category: it is shown in the first language until translated. */
export function isLabel(type: EntryType): boolean {
  return !type.single && !isPublishable(type);
}

const made = new WeakMap<EntryType, TranslationType[]>();

/** The types of a type's translations, one for each language; none without words. */
export function translationTypes(type: EntryType): TranslationType[] {
  const known = made.get(type) ?? languages.flatMap((language) => translationType(type, language));
  made.set(type, known);
  return known;
}

/** Throws BAD_REQUEST when there is nothing to translate. */
export function translationTypeOf(type: EntryType, wanted: Language): TranslationType {
  const found = translationTypes(type).find(({ kind }) => kind?.language === wanted);
  if (found) return found;
  throw refused('BAD_REQUEST', 'The {noun} has nothing to translate.', { noun: localize(type.noun) });
}

function translationType(type: EntryType, language: TranslationRow['language']): TranslationType[] {
  const declared = translationOf(type, language);
  if (!declared) return [];
  const { address } = type;
  const translated: TranslationType = entryType(declared, {
    table: entryTranslations,
    kind: { type: type.name, language },
    unpack: (row) => ({ ...row, ...row.values, ...(row.slug !== null && { slug: row.slug }) }),
    pack: (changed, row) => columnsOf(declared.fields, changed, row),
    screen: ({ entry }) => translationScreen(type.name, entry, language),
    ...(type.search && { search: (db, id) => searchEntryOf(db, { type, translated, id }) }),
    ...(address && { address: (row) => `/${language}${address(row)}` }),
  });
  return [translated];
}

// The columns that the row has itself; the other fields are kept together.
function columnsOf(fields: object, changed: object, row?: TranslationRow) {
  const values: Record<string, unknown> = { ...row?.values };
  const columns: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(changed)) {
    if (name in fields && name !== 'status') values[name] = value;
    else columns[name] = value;
  }
  return { ...columns, values, ...('slug' in values && { slug: String(values.slug) }) };
}

// The fields of the translations of a type's entries; null for a type without words.
function translationOf(type: ContentType, language: Language): ContentType | null {
  const own = Object.entries(translatedFields(type));
  if (own.length === 0) return null;
  const fields = Object.fromEntries(
    own.map(([name, field]) => [
      name,
      { ...field, translated: false, ...(field.kind === 'blocks' && { rule: wordsRule }) },
    ]),
  );
  return contentType({
    name: nameOf(type.name, language),
    noun: 'translation',
    area: type.area,
    isTranslation: true,
    list: type.list,
    fields: { ...fields, status: status() },
  });
}

/** The search entry of a published translation, if its original has one. */
function searchEntryOf(
  db: Queries,
  { type, translated, id }: { type: EntryType; translated: TranslationType; id: number },
): SearchEntry | undefined {
  const row = findEntry(db, translated, id);
  const original = row?.status === 'published' ? type.search?.(db, row.entry) : undefined;
  if (!row || !original) return undefined;
  const title = translated.title(row);
  const { seoTitle: _, seoDescription: __, slug: ___, ...words } = row.values;
  const { language } = row;
  const more = type.searchTranslated?.(db, row.values, language);
  const text = [
    ...wordsIn(translated.fields, words).filter((word) => word !== title),
    more?.text ?? '',
  ].filter(Boolean);
  // As pages know it: without the language.
  const url = type.address?.(row) ?? original.url;
  // The time when it can be found is shared, and its picture unless it has a file of its own.
  return { ...original, ...more, type: translated.name, id, language, title, text: text.join(' · '), url };
}

import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { saidIn } from '#lib/block-values.ts';
import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import { offered } from '#server/module/registry.ts';
import { recordEntry } from '../../activity/record.ts';
import { gone, refused } from '../../errors/refused.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { addressesOf, forgetAddresses } from '../addresses.ts';
import type { Change } from '../change.ts';
import { createEntry, updateEntry } from '../entries.ts';
import { addressMoved } from '../points.ts';
import { getEntry } from '../read-entry.ts';
import { entryTranslations } from '../tables.ts';
import { trashEntry } from '../trash/trash.ts';
import type { EntryValues } from '../values.ts';
import { markCopied, markOutdated, translationsOf } from './mark-outdated.ts';
import { hasOwnLanguage, translationTypeOf } from './translation-type.ts';
import { isBlank, wordsOf } from './words.ts';

// A translation is an entry itself (translation-type.ts); here is its tie to the original. Call changes in a transaction.

/** Begins a translation as an empty draft, or returns the existing one. Throws NOT_FOUND and BAD_REQUEST. */
export function beginTranslation(
  tx: Queries,
  type: EntryType,
  { id: of, language: wanted }: { id: number; language: Language },
  change: Change,
): { id: number } {
  const translation = translationTypeOf(type, wanted);
  const row = getEntry(tx, type, of);
  const known = translationsOf(tx, type, of).find((each) => each.language === wanted);
  if (known) return { id: known.id };
  if (isIn(type, row, wanted))
    throw refused('BAD_REQUEST', 'The {noun} is in this language already.', { noun: localize(type.noun) });
  // No file yet, as in other drafts.
  const empty = Object.entries(translation.fields).map(([name, field]) => [
    name,
    field.empty === 0 ? null : field.empty,
  ]);
  const begun = { entry: of, original: wordsOf(type, row), ...Object.fromEntries(empty) };
  return createEntry(tx, translation, begun, change);
}

/**
 * Confirms a translation for these fields (default: all) of the original's `version`, and words that are the same in both languages:
 * they don't count as copied. Throws CONFLICT when it was saved since.
 */
export function confirmUpToDate(
  tx: Queries,
  type: EntryType,
  confirmed: { id: number; language: Language; version: number; fields?: string[]; same?: string[] },
): void {
  const row = getEntry(tx, type, confirmed.id);
  const known = translationsOf(tx, type, confirmed.id).find((each) => each.language === confirmed.language);
  if (!known) throw gone('translation');
  if (row.version !== confirmed.version)
    throw refused('CONFLICT', 'The original has changed again. Please compare once more.');
  const words = wordsOf(type, row);
  const names = confirmed.fields ?? Object.keys(words);
  const seen = Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
  const said = new Set(saidIn(type.fields, words));
  const sameWords = [...known.sameWords, ...(confirmed.same ?? [])].filter((text) => said.has(text));
  const changed = { original: { ...known.original, ...seen }, sameWords };
  tx.update(entryTranslations).set(changed).where(eq(entryTranslations.id, known.id)).run();
  const translation = translationTypeOf(type, confirmed.language);
  const saved = getEntry(tx, translation, known.id);
  recordEntry(tx, translation, saved, 'confirmed');
  markOutdated(tx, type, row);
  markCopied(tx, translation, saved);
}

/** Turns another entry into the translation: its words move, its addresses redirect, it is trashed. Throws NOT_FOUND, CONFLICT, BAD_REQUEST. */
export function joinEntries(
  tx: Queries,
  type: EntryType,
  { id: of, other, language }: { id: number; other: number; language: Language },
  change: Change,
): void {
  const translation = translationTypeOf(type, language);
  const row = getEntry(tx, type, other) as EntryValues;
  if (of === other || row.language !== language)
    throw refused('BAD_REQUEST', 'Choose an entry that is in the other language.');
  const { id } = beginTranslation(tx, type, { id: of, language }, change);
  const begun = getEntry(tx, translation, id);
  const isSaid = ([name, words]: [string, unknown]) =>
    type.fields[name]?.role !== 'address' && !isBlank(words);
  if (Object.entries(begun.values).some(isSaid))
    throw refused('CONFLICT', 'Somebody has already begun to translate this.');
  const status = row.status === 'published' ? 'published' : 'draft';
  updateEntry(tx, translation, { ...wordsOf(type, row), status, id, version: begun.version }, change);
  const target = translation.address?.(getEntry(tx, translation, id));
  if (target !== undefined)
    for (const path of addressesOf(tx, type, other))
      for (const listener of offered(addressMoved)) listener(tx, path, target);
  forgetAddresses(tx, type, other);
  trashEntry(tx, type, other, change);
}

export function isIn(type: EntryType, row: object, language: Language): boolean {
  return hasOwnLanguage(type) && (row as EntryValues).language === language;
}

// The most that fit a list to choose from; a search finds the others.
const maxOffered = 50;

/** The newest entries in a language with these words in their title. */
export function entriesIn(
  db: Queries,
  { table, titleField = '' }: EntryType,
  { language: wanted, search }: { language: Language; search: string },
) {
  const { language, [titleField]: title } = getTableColumns(table);
  if (!language || !title) return [];
  const rows = db
    .select({ id: table.id, title })
    .from(table)
    .where(and(eq(language, wanted), isLike(title, containing(search))))
    .orderBy(desc(table.id))
    .limit(maxOffered)
    .all();
  return rows.map((row) => ({ id: Number(row.id), title: String(row.title) }));
}

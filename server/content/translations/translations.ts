import { TRPCError } from '@trpc/server';
import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { Change } from '../change.ts';
import { createEntry } from '../entries.ts';
import type { EntryType } from '../entry-type.ts';
import { gone } from '../errors.ts';
import { getEntry } from '../read-entry.ts';
import { entryTranslations } from '../tables.ts';
import { markOutdated, translationsOf } from './mark-outdated.ts';
import { translationTypeOf } from './translation-type.ts';
import { wordsOf } from './words.ts';

// An entry's words in another language are an entry themselves (translation-type.ts): with a working copy, publication, schedules
// and a history of their own. Here is what ties them to their original. Call what changes something in a transaction.

/**
 * Begins the translation of an entry: a draft without words. Gives the id of the one that is there where somebody else was
 * quicker. Throws NOT_FOUND, and BAD_REQUEST.
 */
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
  const empty = Object.entries(translation.fields).map(([name, field]) => [name, field.empty]);
  const begun = { entry: of, original: wordsOf(type, row), ...Object.fromEntries(empty) };
  return createEntry(tx, translation, begun, change);
}

/**
 * A person has brought a translation up to date with these fields of the original, by default with all. `of` is the version of
 * the original that the person has read. Throws CONFLICT when it was saved since.
 */
export function confirmUpToDate(
  tx: Queries,
  type: EntryType,
  confirmed: { id: number; language: Language; version: number; fields?: string[] },
): void {
  const row = getEntry(tx, type, confirmed.id);
  const known = translationsOf(tx, type, confirmed.id).find((each) => each.language === confirmed.language);
  if (!known) throw gone('translation');
  if (row.version !== confirmed.version) {
    const message = 'The original has changed again. Please compare once more.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  const words = wordsOf(type, row);
  const names = confirmed.fields ?? Object.keys(words);
  const seen = Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name)));
  tx.update(entryTranslations)
    .set({ original: { ...known.original, ...seen } })
    .where(eq(entryTranslations.id, known.id))
    .run();
  markOutdated(tx, type, row);
}

import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { copiedIn } from '#lib/block-values.ts';
import type { Language } from '#lib/language.ts';
import { translatedFields } from '#lib/translation.ts';
import type { EntryRow, EntryType, Named } from '../../module/entry-type.ts';
import { findType } from '../declared-types.ts';
import { entryTranslations } from '../tables.ts';
import { hasOwnLanguage, type TranslationRow } from './translation-type.ts';
import { changedWords, wordsOf } from './words.ts';

const { id, type: typeName, entry, language, version, status } = entryTranslations;
const { original, isCopied, isOutdated, sameWords } = entryTranslations;

const translations = preparedQuery((db) =>
  db
    .select({ id, language, status, isOutdated, sameWords, version, original })
    .from(entryTranslations)
    .where(and(eq(typeName, sql.placeholder('type')), eq(entry, sql.placeholder('of')))),
);

export function translationsOf(db: Queries, { name }: Named, of: number) {
  return translations(db).all({ type: name, of });
}

/** Marks the translations whose original has changed. Drafts don't count: they change with every key. */
export function markOutdated(tx: Queries, type: EntryType, row: EntryRow): void {
  if ('status' in row && row.status !== 'published') return;
  const translations = translationsOf(tx, type, Number(row.id));
  const words = translations.length > 0 ? wordsOf(type, row) : {};
  for (const known of translations) {
    const isNew = changedWords(type, words, known.original).length > 0;
    if (isNew !== known.isOutdated)
      tx.update(entryTranslations).set({ isOutdated: isNew }).where(eq(id, known.id)).run();
  }
}

/** Marks a published translation that says what its original says: nobody has translated that. */
export function markCopied(tx: Queries, { isTranslation }: EntryType, row: EntryRow): void {
  if (!isTranslation) return;
  const { status, values, original, sameWords: same, ...known } = row as TranslationRow;
  const { fields = {} } = findType(known.type) ?? {};
  const saysTheSame = status === 'published' && copiedIn(fields, values, { original, same }).length > 0;
  if (saysTheSame === known.isCopied) return;
  tx.update(entryTranslations).set({ isCopied: saysTheSame }).where(eq(id, known.id)).run();
}

/** Which entries are translated into a language, which are outdated, and which are written in it; null for a type without words. */
export function translationStates(db: Queries, type: EntryType, wanted: Language) {
  if (Object.keys(translatedFields(type)).length === 0) return null;
  const isThere = and(eq(status, 'published'), eq(isCopied, false));
  const isWanted = and(eq(typeName, type.name), eq(language, wanted), isThere);
  const published = db.select({ entry, isOutdated }).from(entryTranslations).where(isWanted).all();
  const ids = published.map((each) => each.entry);
  const outdated = published.filter((each) => each.isOutdated).map((each) => each.entry);
  const own = hasOwnLanguage(type) ? idsIn(db, type, wanted) : [];
  return { language: wanted, published: ids, outdated, own };
}

function idsIn(db: Queries, { table }: EntryType, writtenIn: Language): number[] {
  const { language: column = table.id } = getTableColumns(table);
  const rows = db.select({ id: table.id }).from(table).where(eq(column, writtenIn)).all();
  return rows.map((row) => Number(row.id));
}

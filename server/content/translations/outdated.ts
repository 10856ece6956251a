import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { translatedFields } from '#lib/translation.ts';
import type { EntryType } from '../../module/entry-type.ts';
import { entryTranslations } from '../tables.ts';
import { hasOwnLanguage } from './translation-type.ts';

const { type: typeName, entry, language, isCopied, isOutdated, status } = entryTranslations;

/** Which entries are translated into a language, which are outdated, and which are written in it; null for a type without words. */
export function translationStates(db: Queries, type: EntryType, wanted: Language) {
  if (Object.keys(translatedFields(type)).length === 0) return null;
  const published = db
    .select({ entry, isOutdated })
    .from(entryTranslations)
    .where(and(eq(typeName, type.name), eq(language, wanted), eq(status, 'published'), eq(isCopied, false)))
    .all();
  const ids = published.map((each) => each.entry);
  const outdated = published.filter((each) => each.isOutdated).map((each) => each.entry);
  const own = hasOwnLanguage(type) ? idsIn(db, type, wanted) : [];
  return { language: wanted, published: ids, outdated, own };
}

function idsIn(db: Queries, { table }: EntryType, writtenIn: Language): number[] {
  const { language: column = table.id } = getTableColumns(table);
  return db
    .select({ id: table.id })
    .from(table)
    .where(eq(column, writtenIn))
    .all()
    .map((row) => Number(row.id));
}

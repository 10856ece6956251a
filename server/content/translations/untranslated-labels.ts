import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { wordsIn } from '#lib/block-values.ts';
import type { Language } from '#lib/language.ts';
import type { Context } from '../../context.ts';
import { type EntryRow, type EntryType, isOfType } from '../../module/entry-type.ts';
import { declaredTypes } from '../declared-types.ts';
import { entryTranslations } from '../tables.ts';
import type { EntryValues } from '../values.ts';
import { isLabel, translationTypes } from './translation-type.ts';
import { isBlank, wordsOf } from './words.ts';

const { type, language, status, entry, values } = entryTranslations;

const queries = preparedFor((db, label: EntryType) => {
  const isPublished = and(eq(language, sql.placeholder('wanted')), eq(status, 'published'));
  return {
    rows: db.select().from(label.table).where(isOfType(label)),
    translated: db
      .select({ entry, values })
      .from(entryTranslations)
      .where(and(eq(type, label.name), isPublished)),
  };
});

export interface Untranslated {
  type: EntryType;
  row: EntryRow;
  /** The words that no published translation has. */
  words: EntryValues;
}

/** The settings and labels that lack a translation: every page shows them, so a language can’t be published without. */
export function untranslatedNeeds(first: Queries, wanted: Language): Untranslated[] {
  return untranslated(first, wanted, (each) => Boolean(each.single) || isLabel(each));
}

/** The texts that pages in a language show untranslated: names of categories. */
export function untranslatedLabels(first: Queries, wanted: Language): Set<string> {
  const all = untranslated(first, wanted, isLabel).flatMap(({ type, words }) => wordsIn(type.fields, words));
  return new Set(all.filter((text) => /\p{L}/u.test(text)));
}

/** Whether a page in the second language has this label from the first. Titles and data, which can’t say so, leave it out. */
export function isUntranslated(
  { prefix, other, settings }: Pick<Context, 'prefix' | 'other' | 'settings'>,
  label: string,
): boolean {
  return prefix !== '' && other !== null && untranslatedLabels(other.db(), settings.language).has(label);
}

function untranslated(
  first: Queries,
  wanted: Language,
  isMeant: (type: EntryType) => boolean,
): Untranslated[] {
  const types = declaredTypes().filter((each) => isMeant(each) && translationTypes(each).length > 0);
  return types.flatMap((type) => {
    const { rows, translated } = queries(first, type);
    const known = new Map(translated.all({ wanted }).map((row) => [row.entry, row.values]));
    return rows.all().flatMap((row) => {
      const said = known.get(Number(row.id));
      const left = Object.entries(wordsOf(type, row)).filter(
        ([name, value]) =>
          type.fields[name]?.translated !== 'apart' && !isBlank(value) && isBlank(said?.[name]),
      );
      if (left.length === 0 || type.isInEveryLanguage?.(row)) return [];
      return [{ type, row, words: Object.fromEntries(left) }];
    });
  });
}

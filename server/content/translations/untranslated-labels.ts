import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { wordsIn } from '#lib/block-values.ts';
import { isEqual } from '#lib/is-equal.ts';
import type { Language } from '#lib/language.ts';
import type { Context } from '../../context.ts';
import { type EntryRow, type EntryType, isOfType } from '../../module/entry-type.ts';
import { declaredTypes } from '../declared-types.ts';
import { entryTranslations } from '../tables.ts';
import type { EntryValues } from '../values.ts';
import { isLabel, translationTypes } from './translation-type.ts';
import { isBlank, wordsOf } from './words.ts';

const { type, language, status, entry, values, isCopied } = entryTranslations;

const queries = preparedFor((db, label: EntryType) => {
  const isPublished = and(eq(language, sql.placeholder('wanted')), eq(status, 'published'));
  return {
    rows: db.select().from(label.table).where(isOfType(label)),
    translated: db
      .select({ entry, values, isCopied })
      .from(entryTranslations)
      .where(and(eq(type, label.name), isPublished)),
  };
});

export interface Untranslated {
  type: EntryType;
  row: EntryRow;
  /** The words that no published translation has, or that it only copied. */
  words: EntryValues;
}

/** The settings and labels that lack a translation: every page shows them, so a language can’t be published without. Names may stay. */
export function untranslatedNeeds(first: Queries, wanted: Language): Untranslated[] {
  const all = untranslated(first, wanted, (each) => Boolean(each.single) || isLabel(each));
  return all.flatMap(({ type, row, words }) => {
    const needed = Object.entries(words).filter(([name]) => !type.fields[name]?.isName);
    return needed.length > 0 ? [{ type, row, words: Object.fromEntries(needed) }] : [];
  });
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
    const known = new Map(translated.all({ wanted }).map((each) => [each.entry, each]));
    return rows.all().flatMap((row) => {
      const said = known.get(Number(row.id));
      const left = Object.entries(wordsOf(type, row)).filter(([name, value]) => {
        if (type.fields[name]?.translated === 'apart' || isBlank(value)) return false;
        return isBlank(said?.values[name]) || (said?.isCopied && isEqual(said.values[name], value));
      });
      if (left.length === 0 || type.isInEveryLanguage?.(row)) return [];
      return [{ type, row, words: Object.fromEntries(left) }];
    });
  });
}

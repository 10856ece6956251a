import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { wordsIn } from '#lib/block-values.ts';
import type { Language } from '#lib/language.ts';
import { type EntryType, isOfType } from '../../module/entry-type.ts';
import { declaredTypes } from '../declared-types.ts';
import { entryTranslations } from '../tables.ts';
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

/** The texts that pages in a language show untranslated: names of categories, a description. */
export function untranslatedLabels(first: Queries, wanted: Language): Set<string> {
  const labels = declaredTypes().filter((each) => isLabel(each) && translationTypes(each).length > 0);
  const all = labels.flatMap((label) => {
    const { rows, translated } = queries(first, label);
    const known = new Map(translated.all({ wanted }).map((row) => [row.entry, row.values]));
    return rows.all().flatMap((row) => {
      const said = known.get(Number(row.id));
      const left = Object.entries(wordsOf(label, row)).filter(([name]) => isBlank(said?.[name]));
      return wordsIn(label.fields, Object.fromEntries(left));
    });
  });
  return new Set(all.filter((text) => /\p{L}/u.test(text)));
}

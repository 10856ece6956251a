import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { preparedQuery } from '#database/prepared-query.ts';
import { addresses, entryTranslations as translations } from '../content/tables.ts';
import type { Context } from '../trpc.ts';
import { withPrefix } from './page-language.ts';

type Reader = Pick<Context, 'db' | 'prefix' | 'other'>;

const own = alias(addresses, 'own');
const there = alias(addresses, 'there');

/**
 * The address of the page at `path` (without language) in the other language of the site; null where nobody has translated it, or
 * the site has one language. The pages of modules are in both.
 */
export function inOtherLanguage(context: Reader, path: string): string | null {
  const { other, prefix } = context;
  if (!other) return null;
  const entry = prefix
    ? originalAt(other.db()).get({ path: prefix + path })
    : translationAt(context.db).get({ path, language: other.language });
  return entry ? entry.path : withPrefix(other.prefix, path);
}

/**
 * The address of a link to `path` on a page in the second language. A link to an original gets the address of its translation; null
 * where there is none.
 */
export function inThisLanguage(context: Reader, path: string): string | null {
  const { other, prefix } = context;
  const here = withPrefix(prefix, path);
  if (!other || originalAt(other.db()).get({ path: here })) return here;
  const language = prefix.slice(1);
  const entry = translationAt(other.db()).get({ path, language });
  return entry ? entry.path : here;
}

const isCurrent = eq(there.state, 'current');
const typeOfTranslation: SQL = sql`${translations.type} || ':' || ${translations.language}`;

/** The entry at a path in the first language, and the address of its published translation. Without a row, no entry is there. */
export const translationAt = preparedQuery((db) =>
  db
    .select({ type: own.type, entry: own.entry, path: there.path })
    .from(own)
    .leftJoin(
      translations,
      and(
        eq(translations.type, own.type),
        eq(translations.entry, own.entry),
        eq(translations.language, sql.placeholder('language')),
        eq(translations.status, 'published'),
      ),
    )
    .leftJoin(there, and(eq(there.type, typeOfTranslation), eq(there.entry, translations.id), isCurrent))
    .where(and(eq(own.path, sql.placeholder('path')), eq(own.state, 'current')))
    .prepare(),
);

/** The address of the entry whose translation is or was at a path. */
export const originalAt = preparedQuery((db) =>
  db
    .select({ path: there.path })
    .from(own)
    .innerJoin(translations, and(eq(translations.id, own.entry), eq(own.type, typeOfTranslation)))
    .innerJoin(there, and(eq(there.type, translations.type), eq(there.entry, translations.entry), isCurrent))
    .where(eq(own.path, sql.placeholder('path')))
    .prepare(),
);

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Database } from '#database/client.ts';
import { preparedQuery, rowsBy } from '#database/prepared-query.ts';
import type { Context } from '../../context.ts';
import { withPrefix } from '../../http/page-language.ts';
import { addresses, entryTranslations as translations } from '../tables.ts';

type Reader = Pick<Context, 'db' | 'prefix' | 'other'>;

const own = alias(addresses, 'own');
const there = alias(addresses, 'there');

/** The address of the page at `path` in the other language; null when untranslated. Modules' pages are in both. */
export function inOtherLanguage(context: Reader, path: string): string | null {
  const { other, prefix } = context;
  if (!other) return null;
  if (!prefix) return inSecondLanguage({ first: context.db, second: other.db(), ...other }, path);
  const original = originalAt(other.db()).get({ path: prefix + path });
  if (original) return original.path;
  const entry = heldAt(other.db()).get({ path, state: 'current' });
  return entry && isWrittenIn(context.db, path, entry) ? null : path;
}

/** The address of a link to `path` on a page in the second language: its translation's; null without one. */
export function inThisLanguage(context: Reader, path: string): string | null {
  const { other, prefix } = context;
  const here = withPrefix(prefix, path);
  if (!other || originalAt(other.db()).get({ path: here })) return here;
  const pages = { first: other.db(), second: context.db, prefix, language: prefix.slice(1) };
  return inSecondLanguage(pages, path);
}

interface Pages {
  first: Database;
  second: Database;
  language: string;
  prefix: string;
}

function inSecondLanguage({ first, second, language, prefix }: Pages, path: string): string | null {
  const entry = translationAt(first).get({ path, language });
  if (!entry || (entry.path === null && isWrittenIn(second, path, entry))) return withPrefix(prefix, path);
  return entry.path;
}

/** Whether the entry at this path is written in the second language itself. */
function isWrittenIn(second: Database, path: string, entry: { type: string; entry: number }): boolean {
  const there = heldAt(second).get({ path, state: 'current' });
  return there?.type === entry.type && there.entry === entry.entry;
}

const heldAt = rowsBy(addresses, 'path', 'state');

const isCurrent = eq(there.state, 'current');
const typeOfTranslation: SQL = sql`${translations.type} || ':' || ${translations.language}`;

/** The entry at a path in the first language, and the address of its published translation. */
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
    .where(and(eq(own.path, sql.placeholder('path')), eq(own.state, 'current'))),
);

/** The address of the entry whose translation is or was at a path. */
export const originalAt = preparedQuery((db) =>
  db
    .select({ path: there.path })
    .from(own)
    .innerJoin(translations, and(eq(translations.id, own.entry), eq(own.type, typeOfTranslation)))
    .innerJoin(there, and(eq(there.type, translations.type), eq(there.entry, translations.entry), isCurrent))
    .where(eq(own.path, sql.placeholder('path'))),
);

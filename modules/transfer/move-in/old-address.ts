import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { isPublic } from '#server/content/addresses.ts';
import { findType } from '#server/content/declared-types.ts';
import { ownPageAt } from '#server/content/own-pages.ts';
import { findEntry, getEntry } from '#server/content/read-entry.ts';
import type { TranslationRow } from '#server/content/translations/translation-type.ts';
import { keyOf } from '#server/http/addresses.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { offered } from '#server/module/registry.ts';
import { answerIn } from '#server/page-cache/answers.ts';
import { answersAt } from '#server/page-cache/points.ts';
import type { AnswerLookup } from '#server/services.ts';
import { importAddresses, imports } from '../tables.ts';
import { oldLinkOf, spellings } from './old-links.ts';

const at = preparedQuery((db) =>
  db
    .select({ type: importAddresses.type, entry: importAddresses.entry, target: importAddresses.target })
    .from(importAddresses)
    .innerJoin(imports, eq(imports.id, importAddresses.importId))
    .where(
      and(
        eq(importAddresses.path, sql.placeholder('path')),
        or(isNotNull(imports.switchedAt), sql`${sql.placeholder('asked')}`),
      ),
    ),
);

/**
 * The new address of an old one (a key); null if visitors may not see it, undefined if nothing was there. Without `isPreview`,
 * only once old addresses answer.
 */
export function oldAddressAt(
  db: Queries,
  now: Date,
  key: string,
  isPreview = false,
): string | null | undefined {
  let isKnown = false;
  for (const path of spellings(key.toLowerCase())) {
    const known = at(db).get({ path, asked: isPreview ? 1 : 0 });
    if (!known) continue;
    isKnown = true;
    const { type, entry, target } = known;
    const here = type && entry ? pathHere(db, now, type, entry) : target;
    // Never to itself.
    if (here && here !== key) return here;
  }
  return isKnown ? null : undefined;
}

/** The target of a typed address, as the site answers it, also before redirects are on; a page of this site is its own. */
export function resolveOldAddress(context: ModuleContext, address: string): string | null | undefined {
  if (!URL.canParse(address, 'https://site.invalid')) return undefined;
  const { pathname, search } = new URL(address, 'https://site.invalid');
  const link = oldLinkOf(pathname + search);
  const key = keyOf(pathname);
  if (!link && ownPageAt(context, key) !== null) return key;
  const lookups = offered(answersAt).flatMap(
    (open) => (open === openOldAddresses ? lookupIn(context, true) : open(context)) ?? [],
  );
  return answerIn(context, lookups, link ?? key)?.location;
}

export function openOldAddresses(context: ModuleContext): AnswerLookup | null {
  return anyOldAddress(context.db).get() ? lookupIn(context) : null;
}

const anyOldAddress = preparedQuery((db) =>
  db.select({ path: importAddresses.path }).from(importAddresses).limit(1),
);

function lookupIn({ db, now }: ModuleContext, isPreview = false): AnswerLookup {
  return (path) => {
    const location = oldAddressAt(db, now(), keyOf(path), isPreview);
    if (location) return { location, temporary: false };
    // The home page would answer there.
    return location === null && path.includes('/?') ? { location, isMissing: true } : undefined;
  };
}

export function pathHere(db: Queries, now: Date, name: string, id: number): string | null {
  if (name === 'file') {
    const file = db.select({ filename: files.filename }).from(files).where(eq(files.id, id)).get();
    return file ? `/api/images/upload/${file.filename}` : null;
  }
  const type = findType(name);
  const row = type && findEntry(db, type, id);
  if (!type || !row || !isPublic(type, row, now)) return null;
  const original = name.includes(':') ? findType((row as TranslationRow).type) : undefined;
  if (original && !isPublic(original, getEntry(db, original, (row as TranslationRow).entry), now))
    return null;
  // Entries without a page of their own are on the home page.
  return type.address?.(row) ?? '/';
}

import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { isPublic } from '#server/content/addresses.ts';
import { findType } from '#server/content/declared-types.ts';
import { findEntry, getEntry } from '#server/content/read-entry.ts';
import type { TranslationRow } from '#server/content/translations/translation-type.ts';
import { keyOf, oldLinkOf } from '#server/http/addresses.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { AnswerLookup } from '#server/services.ts';
import { importAddresses, imports } from '../tables.ts';
import { spellings } from './spellings.ts';

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
    )
    .prepare(),
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

/** The same for a typed address, also before redirects are on. */
export function resolveOldAddress(db: Queries, now: Date, address: string): string | null | undefined {
  if (!URL.canParse(address, 'https://site.invalid')) return undefined;
  const { pathname, search } = new URL(address, 'https://site.invalid');
  return oldAddressAt(db, now, oldLinkOf(pathname + search) ?? keyOf(pathname), true);
}

export function openOldAddresses(context: ModuleContext): AnswerLookup | null {
  const { db } = context;
  if (!db.select({ path: importAddresses.path }).from(importAddresses).limit(1).get()) return null;
  return (path) => {
    const location = oldAddressAt(db, context.now(), keyOf(path));
    if (location) return { location, temporary: false };
    // The home page would answer there.
    return location === null && path.startsWith('/?') ? { location, isMissing: true } : undefined;
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
  // What has no page of its own is on the home page.
  return type.address?.(row) ?? '/';
}

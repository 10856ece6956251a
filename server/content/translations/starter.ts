import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import { type StarterTranslation, starterTranslations } from '#server/content/points.ts';
import { offered } from '#server/module/registry.ts';
import { isKnownAddress } from '../addresses.ts';
import type { Change } from '../change.ts';
import { updateEntry } from '../entries.ts';
import { isOfType } from '../entry-type.ts';
import { readCopy } from '../working-copy/copies.ts';
import { translationsOf } from './mark-outdated.ts';
import { translationTypeOf } from './translation-type.ts';
import { beginTranslation } from './translations.ts';

/** Publishes the modules' translated starter content once the second language is on. Edited or translated entries stay. */
export function addStarterTranslations(tx: Queries, second: Language, change: Change): void {
  for (const starter of offered(starterTranslations))
    if (starter.language === second) add(tx, starter, change);
}

function add(tx: Queries, { type, of, language, values }: StarterTranslation, change: Change) {
  const { slug, version } = getTableColumns(type.table);
  if (!slug || !version) return;
  const untouched = and(isOfType(type), eq(slug, of), eq(version, 1));
  const row = tx.select({ id: type.table.id }).from(type.table).where(untouched).get();
  if (!row) return;
  const id = Number(row.id);
  const translation = translationTypeOf(type, language);
  const address = translation.address?.({ entry: id, ...values } as never);
  const isNew = translationsOf(tx, type, id).length === 0 && !(address && isKnownAddress(tx, address));
  if (!isNew || readCopy(tx, type, { id })) return;
  const begun = beginTranslation(tx, type, { id, language }, change);
  const published = { ...values, ...begun, version: 1, status: 'published' };
  updateEntry(tx, translation, published as never, change);
}

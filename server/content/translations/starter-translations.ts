import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { copiedIn } from '#lib/block-values.ts';
import { emptyOf } from '#lib/fields.ts';
import type { Language } from '#lib/language.ts';
import { offered } from '#server/module/registry.ts';
import { isOfType } from '../../module/entry-type.ts';
import { isKnownAddress } from '../addresses.ts';
import type { Change } from '../change.ts';
import { findType } from '../declared-types.ts';
import { createEntry } from '../entries.ts';
import { type StarterTranslation, starterTranslations } from '../points.ts';
import { getEntry } from '../read-entry.ts';
import { readCopy } from '../working-copy/copies.ts';
import { translationsOf } from './mark-outdated.ts';
import { translationTypeOf } from './translation-type.ts';
import { isBlank, wordsOf } from './words.ts';

const ownTranslations = async () => (await import('./starter/site.ts')).translations;

/** The starter content in a language: of the site itself first, then of its modules. */
export async function loadStarters(language: Language): Promise<StarterTranslation[]> {
  const loaded = await Promise.all([ownTranslations, ...offered(starterTranslations)].map((load) => load()));
  return loaded.flat().filter((starter) => starter.language === language);
}

/** Adds a published translation of starter content, unless somebody edited or translated the entry. */
export function addStarter(
  tx: Queries,
  { of, language, values, ...starter }: StarterTranslation,
  { now }: Change,
): void {
  const type = findType(starter.type);
  if (!type) return;
  const columns = getTableColumns(type.table);
  const fields = Object.entries(of).map(([name, value]) => eq(columns[name] ?? type.table.id, value));
  // The settings of the site change with every choice.
  const isUntouched = type.single ? undefined : eq(type.table.version, 1);
  const isIt = and(isOfType(type), isUntouched, ...fields);
  const found = tx.select({ id: type.table.id }).from(type.table).where(isIt).get();
  if (!found) return;
  const id = Number(found.id);
  const original = wordsOf(type, getEntry(tx, type, id));
  const words = typeof values === 'function' ? values(original) : values;
  const translation = translationTypeOf(type, language);
  const address = translation.address?.({ entry: id, ...words } as never);
  const isTaken = translationsOf(tx, type, id).length > 0 || (address && isKnownAddress(tx, address));
  const isWhole = Object.keys(original).every(
    (name) => isBlank(original[name]) || type.fields[name]?.translated === 'apart' || !isBlank(words[name]),
  );
  if (isTaken || !isWhole || readCopy(tx, type, { id })) return;
  // A native has read them: what they share is the same in both languages.
  const sameWords = copiedIn(type.fields, words, { original, same: [] });
  const known = { entry: id, original, sameWords, status: 'published' };
  const published = { ...emptyOf(translation), ...words, ...known };
  // As starter content it has no author, and its history begins with its first change.
  createEntry(tx, translation, published as never, { user: null, now });
}

import { setImmediate } from 'node:timers/promises';
import type { Queries } from '#database/client.ts';
import { rebuildSearch } from '#database/search.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { declaredTypes } from '../content/declared-types.ts';
import { refreshSearch } from '../content/entries.ts';
import { type EntryType, isOfType } from '../content/entry-type.ts';
import { translationTypes } from '../content/translations/translation-type.ts';
import { offered } from '../module/registry.ts';
import type { Services } from '../services.ts';
import { searches } from './points.ts';

/** Rebuilds the search index from the modules' published entries: after seeding, and whenever it may be out of date. */
export function rebuildSearchIndex(context: Pick<Services, 'db' | 'now'>): void {
  rebuildSearch(context.db, [
    ...offered(searches).flatMap((search) => search.entries(context)),
    ...translatedEntries(context),
  ]);
}

function translatedEntries({ db }: Pick<Services, 'db'>) {
  const types = declaredTypes().flatMap(translationTypes);
  return types.flatMap((type) => idsOf(db, type).flatMap(({ id }) => type.search?.(db, Number(id)) ?? []));
}

function idsOf(db: Queries, type: EntryType) {
  return db.select({ id: type.table.id }).from(type.table).where(isOfType(type)).all();
}

// Then other people get their turn.
const atOnce = 20;

/** Indexes the entries that say something else now, such as a word in the language of the site, while the site goes on. */
export async function refreshSearchIndex({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const type of declaredTypes().filter(({ search }) => search)) {
    const ids = idsOf(db, type);
    for (let from = 0; from < ids.length; from += atOnce) {
      await setImmediate();
      await waitForWriteLock(db);
      db.transaction((tx) => {
        for (const { id } of ids.slice(from, from + atOnce)) refreshSearch(tx, type, Number(id));
      });
    }
  }
}

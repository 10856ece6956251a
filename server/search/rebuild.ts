import { setImmediate } from 'node:timers/promises';
import type { Queries } from '#database/client.ts';
import { rebuildSearch } from '#database/search.ts';
import { waitForWriteLock } from '#database/write-lock.ts';
import { declaredTypes, everyType } from '../content/declared-types.ts';
import { refreshSearch } from '../content/entries.ts';
import { type EntryType, isOfType } from '../module/entry-type.ts';
import type { Services } from '../services.ts';

/** Rebuilds the search index: after seeding, and whenever it may be out of date. */
export function rebuildSearchIndex({ db }: Pick<Services, 'db'>): void {
  const entries = everyType().map((type) =>
    idsOf(db, type).flatMap(({ id }) => type.search?.(db, Number(id)) ?? []),
  );
  rebuildSearch(db, entries.flat());
}

function idsOf(db: Queries, type: EntryType) {
  return db.select({ id: type.table.id }).from(type.table).where(isOfType(type)).all();
}

// Then others get their turn.
const atOnce = 20;

/** Updates the index while the site runs, for example after a change of language. */
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

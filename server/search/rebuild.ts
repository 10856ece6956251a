import { rebuildSearch } from '#database/search.ts';
import type { Services } from '../services.ts';
import { fromModules } from '../site/modules.ts';

/** Rebuilds the search index from the modules' published entries: after seeding, and whenever it may be out of date. */
export function rebuildSearchIndex(context: Pick<Services, 'db' | 'now'>): void {
  rebuildSearch(
    context.db,
    fromModules('search').flatMap((search) => search.entries(context)),
  );
}

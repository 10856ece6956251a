import { rebuildSearch } from '#database/search.ts';
import type { Services } from '../services.ts';
import { fromModules } from '../site/modules.ts';

/** Makes the search index anew from what the modules publish: after seeding, and whenever it may have gone astray. */
export function rebuildSearchIndex(context: Pick<Services, 'db' | 'now'>): void {
  rebuildSearch(
    context.db,
    fromModules('search').flatMap((search) => search.entries(context)),
  );
}

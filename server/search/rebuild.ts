import type { Database } from '#database/client.ts';
import { rebuildSearch } from '#database/search.ts';
import { modules } from '#modules/index.ts';
import type { SiteModule } from '../module.ts';

/** Makes the search index anew from what the modules publish: after seeding, and whenever it may have gone astray. */
export function rebuildSearchIndex(db: Database): void {
  const entries = (modules as readonly SiteModule[]).flatMap((module) => module.search?.entries(db) ?? []);
  rebuildSearch(db, entries);
}

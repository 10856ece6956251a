import type { ModuleContext, SitemapEntry } from '#server/module.ts';
import { shownCatalog } from './shown.ts';

/** The page of the catalog; without a catalog there is nothing to find on it. */
export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const catalog = shownCatalog(db);
  if (!catalog) return [];
  return [{ path: '/catalog', updatedAt: catalog.shownAt, pictures: [catalog.picture.filename] }];
}

import type { ModuleContext } from '#server/module/context.ts';
import type { SitemapEntry } from '#server/module/sitemap-and-feed.ts';
import { catalogsPath } from './paths.ts';
import { listedCatalogs } from './published.ts';

/** The page of all catalogs, and of each one when there are several: the only one is on the first page itself. */
export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const [only, ...others] = listedCatalogs(db);
  if (!only) return [];
  const pageOf = ({ path, updatedAt, picture }: typeof only) => ({
    path,
    updatedAt,
    pictures: [picture.filename],
  });
  if (others.length === 0) return [{ ...pageOf(only), path: catalogsPath }];
  return [{ path: catalogsPath }, ...[only, ...others].map(pageOf)];
}

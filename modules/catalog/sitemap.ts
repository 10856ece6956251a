import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { catalogsPath } from './paths.ts';
import { listedCatalogs } from './published.ts';

/** The list and, if there are several, each catalog: a single one is the list. */
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

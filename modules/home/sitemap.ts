import type { Queries } from '#database/client.ts';
import type { SitemapEntry } from '#server/module.ts';
import { kinds } from './offers/kinds.ts';
import { furtherPictures } from './offers/pictures.ts';
import { publishedDetails } from './offers/published.ts';

/** The pages of published offers, and their lists as far as there is something in them. */
export function sitemap(db: Queries): SitemapEntry[] {
  return kinds.flatMap(({ tables, path }) => {
    const pages = publishedDetails(db, tables).map(({ id, slug, updatedAt, picture }) => ({
      path: `${path}/${slug}`,
      updatedAt,
      pictures: [picture, ...furtherPictures(db, tables, id).map(({ filename }) => filename)],
    }));
    return pages.length > 0 ? [{ path }, ...pages] : [];
  });
}

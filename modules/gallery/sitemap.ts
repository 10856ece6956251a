import type { Queries } from '#database/client.ts';
import type { SitemapEntry } from '#server/module.ts';
import { publishedPictures } from './published.ts';

/** The gallery with its pictures, when there are any. */
export function sitemap(db: Queries): SitemapEntry[] {
  const pictures = publishedPictures(db, {}).map(({ picture }) => picture.filename);
  // A page in a sitemap has at most a thousand pictures.
  return pictures.length > 0 ? [{ path: '/gallery', pictures: pictures.slice(0, 1000) }] : [];
}

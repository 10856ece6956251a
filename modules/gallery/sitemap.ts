import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { galleryPath } from './paths.ts';
import { publishedPictures } from './published.ts';
import { pageSize } from './published-page.ts';

export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const pictures = publishedPictures(db, {}).map(({ picture }) => picture.filename);
  return Array.from({ length: Math.ceil(pictures.length / pageSize) }, (_, index) => ({
    path: galleryPath({ page: index + 1 }),
    pictures: pictures.slice(index * pageSize, (index + 1) * pageSize),
  }));
}

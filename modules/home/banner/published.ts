import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { banners } from '../tables.ts';

const published = preparedQuery((db) => {
  const { id, title, subtitle, buttonLabel, buttonLink } = banners;
  return db
    .select({ id, title, subtitle, buttonLabel, buttonLink, picture: shownPicture })
    .from(banners)
    .innerJoin(files, eq(files.id, banners.fileId))
    .where(eq(banners.status, 'published'))
    .orderBy(asc(banners.position), asc(id));
});

export function publishedBanners(db: Queries) {
  return published(db).all();
}

import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

const isPublished = eq(galleryPictures.status, 'published');

const usedTypes = preparedQuery((db) => {
  const { id, name, slug } = galleryTypes;
  return db
    .select({ id, name, slug, count: count(galleryPictures.id) })
    .from(galleryTypes)
    .innerJoin(galleryPictures, and(eq(galleryPictures.typeId, galleryTypes.id), isPublished))
    .groupBy(galleryTypes.id)
    .orderBy(asc(galleryTypes.position))
    .prepare();
});

export function publishedTypes(db: Queries) {
  return usedTypes(db).all();
}

interface Which {
  where?: SQL;
  limit?: number;
  offset?: number;
}

const inOrder = [asc(galleryPictures.position), desc(galleryPictures.id)];

export function publishedIds(db: Queries, { where }: Pick<Which, 'where'>): number[] {
  const rows = db
    .select({ id: galleryPictures.id })
    .from(galleryPictures)
    .where(and(isPublished, where))
    .orderBy(...inOrder)
    .all();
  return rows.map(({ id }) => id);
}

export function publishedPictures(db: Queries, { where, limit = -1, offset = 0 }: Which) {
  const { id, title, description } = galleryPictures;
  const rows = db
    .select({ id, title, description, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .where(and(isPublished, where))
    .orderBy(...inOrder)
    // SQLite reads -1 as no limit.
    .limit(limit)
    .offset(offset)
    .all();
  return rows.map((row) => ({ ...row, picture: { ...row.picture, alt: row.picture.alt || row.title } }));
}

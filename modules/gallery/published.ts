import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

const isPublished = eq(galleryPictures.status, 'published');

/** The types that have something to show, in their order, with the number of published pictures. */
export function publishedTypes(db: Database) {
  const { id, name, slug } = galleryTypes;
  return db
    .select({ id, name, slug, count: count(galleryPictures.id) })
    .from(galleryTypes)
    .innerJoin(galleryPictures, and(eq(galleryPictures.typeId, galleryTypes.id), isPublished))
    .groupBy(galleryTypes.id)
    .orderBy(asc(galleryTypes.position))
    .all();
}

/** The published pictures in their order: all, those of one type, or the first few. */
export function publishedPictures(db: Database, { typeId, limit = -1 }: { typeId?: number; limit?: number }) {
  const { id, title, description } = galleryPictures;
  const rows = db
    .select({ id, title, description, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .where(typeId === undefined ? isPublished : and(isPublished, eq(galleryPictures.typeId, typeId)))
    .orderBy(asc(galleryPictures.position), desc(galleryPictures.id))
    .limit(limit)
    .all();
  return rows.map((row) => ({ ...row, picture: { ...row.picture, alt: row.picture.alt || row.title } }));
}

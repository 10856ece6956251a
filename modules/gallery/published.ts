import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import { galleryPictures, galleryTypes } from './tables.ts';

const isPublished = eq(galleryPictures.status, 'published');

/** The types that have something to show, in their order, with the number of published pictures. */
export function publishedTypes(db: Queries) {
  const { id, name, slug } = galleryTypes;
  return db
    .select({ id, name, slug, count: count(galleryPictures.id) })
    .from(galleryTypes)
    .innerJoin(galleryPictures, and(eq(galleryPictures.typeId, galleryTypes.id), isPublished))
    .groupBy(galleryTypes.id)
    .orderBy(asc(galleryTypes.position))
    .all();
}

/** The published pictures in their order: all, or those that `where` lets pass. */
export function publishedPictures(db: Queries, { where }: { where?: SQL }) {
  const { id, title, description } = galleryPictures;
  const rows = db
    .select({ id, title, description, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .where(and(isPublished, where))
    .orderBy(asc(galleryPictures.position), desc(galleryPictures.id))
    .all();
  return rows.map((row) => ({ ...row, picture: { ...row.picture, alt: row.picture.alt || row.title } }));
}

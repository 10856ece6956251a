import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
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
    .orderBy(asc(galleryTypes.position));
});

export function publishedTypes(db: Queries) {
  return usedTypes(db).all();
}

/** `id`: this one; `typeId`: those of a type. */
interface Which {
  id?: number | undefined;
  typeId?: number | undefined;
  limit?: number;
  offset?: number;
}

const inOrder = [asc(galleryPictures.position), desc(galleryPictures.id)];

type Shape = { by?: 'id' | 'typeId' };

const isWanted = ({ by }: Shape) =>
  and(isPublished, by && eq(galleryPictures[by], sql.placeholder('wanted')));

const ids = preparedQuery((db, shape: Shape) =>
  db
    .select({ id: galleryPictures.id })
    .from(galleryPictures)
    .where(isWanted(shape))
    .orderBy(...inOrder),
);

export function publishedIds(db: Queries, typeId: number | undefined): number[] {
  const shape: Shape = typeId === undefined ? {} : { by: 'typeId' };
  return ids(db, shape)
    .all({ wanted: typeId })
    .map(({ id }) => id);
}

const pictures = preparedQuery((db, shape: Shape) => {
  const { id, title, description } = galleryPictures;
  return db
    .select({ id, title, description, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .where(isWanted(shape))
    .orderBy(...inOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
});

export function publishedPictures(db: Queries, { id, typeId, limit = -1, offset = 0 }: Which) {
  const wanted = id ?? typeId;
  const shape: Shape = wanted === undefined ? {} : { by: id === undefined ? 'typeId' : 'id' };
  // SQLite reads -1 as no limit.
  const rows = pictures(db, shape).all({ wanted, limit, offset });
  return rows.map((row) => ({ ...row, picture: { ...row.picture, alt: row.picture.alt || row.title } }));
}

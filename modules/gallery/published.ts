import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { refused } from '#server/errors/refused.ts';
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

type Shape = { by?: 'id' | 'typeId' };

const pictures = preparedQuery((db, { by }: Shape) => {
  const { id, title, description, position } = galleryPictures;
  const isWanted = by && eq(galleryPictures[by], sql.placeholder('wanted'));
  return db
    .select({ id, title, description, type: galleryTypes.name, picture: shownPicture })
    .from(galleryPictures)
    .innerJoin(galleryTypes, eq(galleryTypes.id, galleryPictures.typeId))
    .innerJoin(files, eq(files.id, galleryPictures.fileId))
    .where(and(isPublished, isWanted))
    .orderBy(asc(position), desc(id))
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

export const pageSize = 24;

interface Asked {
  /** The slug of a type; default: all. */
  type?: string;
  page: number;
  picture?: number;
}

export function publishedPage(db: Queries, asked: Asked) {
  const types = publishedTypes(db);
  const type = types.find(({ slug }) => slug === asked.type);
  if (asked.type && !type) throw refused('NOT_FOUND', 'There is no such type.');
  const total = type?.count ?? types.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const typeId = type?.id;
  const page = asked.picture ? pageWith(asked.picture, publishedPictures(db, { typeId })) : asked.page;
  if (page > pages) throw refused('NOT_FOUND', 'There is no such page.');
  const pictures = publishedPictures(db, { typeId, limit: pageSize, offset: (page - 1) * pageSize });
  return { types, pictures, page, pages };
}

function pageWith(picture: number, all: { id: number }[]): number {
  const place = all.findIndex(({ id }) => id === picture);
  if (place === -1) throw refused('NOT_FOUND', 'There is no such picture.');
  return Math.floor(place / pageSize) + 1;
}

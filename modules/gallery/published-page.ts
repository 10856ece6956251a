import { TRPCError } from '@trpc/server';
import type { Queries } from '#database/client.ts';
import { publishedPictures, publishedTypes } from './published.ts';

export const pageSize = 48;

interface Asked {
  /** The slug of a type; default: all. */
  type?: string;
  page: number;
  picture?: number;
}

export function publishedPage(db: Queries, asked: Asked) {
  const types = publishedTypes(db);
  const type = types.find(({ slug }) => slug === asked.type);
  if (asked.type && !type) throw notFound('There is no such type.');
  const total = type?.count ?? types.reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = asked.picture
    ? pageWith(asked.picture, publishedPictures(db, { typeId: type?.id }))
    : asked.page;
  if (page > pages) throw notFound('There is no such page.');
  const pictures = publishedPictures(db, {
    typeId: type?.id,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { types, pictures, page, pages };
}

function pageWith(picture: number, all: { id: number }[]): number {
  const place = all.findIndex(({ id }) => id === picture);
  if (place === -1) throw notFound('There is no such picture.');
  return Math.floor(place / pageSize) + 1;
}

function notFound(message: string) {
  return new TRPCError({ code: 'NOT_FOUND', message });
}

import { asc, eq } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { shownPicture } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import { clients } from '../tables.ts';

export const clientsInOrder = preparedQuery((db) => {
  const { id, name, website, position, fileId } = clients;
  return db
    .select({ id, name, website, picture: shownPicture })
    .from(clients)
    .innerJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id));
});

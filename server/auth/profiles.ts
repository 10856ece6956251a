import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { isAmong, preparedQuery } from '#database/prepared-query.ts';
import { type ShownPicture, shownPicture } from '#database/shown-picture.ts';
import { files, users } from '#database/tables.ts';

/** `author`: the name above a post. */
interface Profile {
  name: string;
  author: string;
  portrait: ShownPicture | null;
}

const profiles = preparedQuery((db) => {
  const { id, name, byline, portraitId } = users;
  return db
    .select({ id, name, byline, portrait: shownPicture })
    .from(users)
    .leftJoin(files, eq(files.id, portraitId))
    .where(isAmong(id, 'ids'))
    .orderBy(asc(name));
});

/** Profiles by account id, sorted by name. */
export function profilesOf(db: Queries, ids: string[]): Map<string, Profile> {
  const rows = profiles(db).all({ ids: JSON.stringify(ids) });
  return new Map(
    rows.map(({ id, byline, ...row }) => [id, { ...row, author: byline || authorOf(row.name) }]),
  );
}

/** The name of the first account until somebody changes it. */
export const firstName = 'Administrator';

function authorOf(name: string) {
  return name === firstName ? '' : name;
}

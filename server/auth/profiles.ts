import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files, users } from '#database/tables.ts';
import { type ShownPicture, shownPicture } from '../files/shown-picture.ts';

/** How a person is shown. `author`: how visitors read about them, above a post. */
export interface Profile {
  name: string;
  author: string;
  portrait: ShownPicture | null;
}

/** The profiles of these accounts by their ids, sorted by name. */
export function profilesOf(db: Queries, ids: string[]): Map<string, Profile> {
  const { id, name, byline, portraitId } = users;
  const rows = db
    .select({ id, name, byline, portrait: shownPicture })
    .from(users)
    .leftJoin(files, eq(files.id, portraitId))
    .where(inArray(id, ids))
    .orderBy(asc(name))
    .all();
  return new Map(
    rows.map(({ id, byline, ...row }) => [id, { ...row, author: byline || authorOf(row.name) }]),
  );
}

/** What the account of a site's first start is called, until somebody gives it a name. */
export const firstName = 'Administrator';

// Nobody is called so.
function authorOf(name: string) {
  return name === firstName ? '' : name;
}

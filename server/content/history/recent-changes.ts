import { desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { screenOf } from '#server/content/entry-type.ts';
import { findEntry } from '#server/content/read-entry.ts';
import { entryVersions } from '#server/content/tables.ts';

const most = 6;
// An entry that was saved again and again is named once.
const searched = 60;

/**
 * The entries that were changed last, of the types that this person may open: the newest first, with what was done, when
 * and by whom (null: by nobody, or by an account that was deleted).
 */
export function recentChangesFor({ db, user }: { db: Queries; user: SessionUser }) {
  const types = typesFor(user);
  const { id, type, entry, how, at, savedBy } = entryVersions;
  const names = types.map(({ name }) => name);
  const versions = db
    .select({ type, entry, how, at, by: users.name })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .where(inArray(type, names))
    .orderBy(desc(id))
    .limit(searched)
    .all();
  const newest = new Map(
    versions.toReversed().map((version) => [`${version.type} ${version.entry}`, version]),
  );
  return [...newest.values()]
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .flatMap(({ type: name, entry: entryId, ...change }) => {
      const type = types.find((each) => each.name === name);
      const row = type && findEntry(db, type, entryId);
      return row ? [{ ...change, noun: type.noun, title: type.title(row), route: screenOf(type, row) }] : [];
    })
    .slice(0, most);
}

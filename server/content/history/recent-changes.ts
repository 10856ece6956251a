import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import { typesFor } from '#server/content/declared-types.ts';
import { screenOf } from '#server/content/entry-type.ts';
import { entryExists } from '#server/content/read-entry.ts';
import { entryVersions } from '#server/content/tables.ts';

const mostChanges = 6;
// An entry that was saved again and again is named once. Of more, reading past their long texts would take time.
const searched = 100;

/**
 * The entries that were changed last, of the types that this person may open: the newest first, with what was done, when
 * and by whom (null: by nobody, or by an account that was deleted).
 */
export function recentChangesFor({ db, user }: { db: Queries; user: SessionUser }) {
  const types = typesFor(user);
  const { id, type, entry, title, how, at, savedBy } = entryVersions;
  const versions = db
    .select({ type, entry, title, how, at, by: users.name })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, savedBy))
    .orderBy(desc(id))
    .limit(searched)
    .all();
  const newest = new Map(
    versions.toReversed().map((version) => [`${version.type} ${version.entry}`, version]),
  );
  const changes = [...newest.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
  const shown: (Omit<(typeof changes)[number], 'type' | 'entry'> & { route: string })[] = [];
  for (const { type: name, entry: id, ...change } of changes) {
    if (shown.length === mostChanges) break;
    const type = types.find((each) => each.name === name);
    // Not what is in the trash.
    if (type && entryExists(db, type, id)) shown.push({ ...change, route: screenOf(type, { id }) });
  }
  return shown;
}

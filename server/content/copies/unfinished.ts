import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { SessionUser } from '#server/auth/session-user.ts';
import { type EntryType, isPublishable, screenOf } from '#server/content/entry-type.ts';
import { entryExists, getEntry } from '#server/content/read-entry.ts';
import { entryCopies } from '#server/content/tables.ts';
import { typesFor } from '#server/content/types-for.ts';

/** A working copy that waits for its publication. */
export interface Unfinished {
  /** Empty while a new entry has none. */
  title: string;
  noun: string;
  /** The path of the back office where the work goes on. */
  route: string;
  /** Was it never saved as an entry? */
  isNew: boolean;
  at: Date;
  /** Who changed it last, as far as it is known. */
  by: string | null;
}

const most = 10;

/** What this person typed into new entries, and what anybody changed in live ones without publishing; the newest first. */
export function unfinishedFor({ db, user }: { db: Queries; user: SessionUser }): Unfinished[] {
  const types = new Map(typesFor(user).map((type) => [type.name, type]));
  const { type, entry, values, changedAt, changedBy } = entryCopies;
  const copies = db
    .select({ type, entry, values, at: changedAt, by: users.name, byId: changedBy })
    .from(entryCopies)
    .leftJoin(users, eq(users.id, changedBy))
    .orderBy(desc(changedAt))
    .all();
  const found = copies.flatMap(({ type: name, entry: id, values: entered, byId, ...about }) => {
    const known = types.get(name);
    if (!known) return [];
    if (id !== null) return ofLive(db, known, id).map((live) => ({ ...live, ...about }));
    return byId === user.id ? [{ ...ofNew(known, entered), ...about }] : [];
  });
  return found.slice(0, most);
}

// A draft needs no reminder of its changes: its list marks it already.
function ofLive(db: Queries, type: EntryType, id: number) {
  if (!entryExists(db, type, id)) return [];
  const row = getEntry(db, type, id);
  if (isPublishable(type) && row.status !== 'published') return [];
  return [{ title: type.title(row), noun: type.noun, route: screenOf(type, row), isNew: false }];
}

function ofNew(type: EntryType, values: object) {
  const title = type.title(values as never) ?? '';
  return { title, noun: type.noun, route: type.screen ? `${type.list}/new` : type.list, isNew: true };
}

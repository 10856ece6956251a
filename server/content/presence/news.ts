import { and, desc, eq, gt, inArray, max, ne, or } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { activity } from '#server/activity/tables.ts';
import { isEntry } from '#server/content/read-entry.ts';
import { entryVersions, publicationRequests } from '#server/content/tables.ts';
import type { EntryType } from '#server/module/entry-type.ts';
import { isAbout } from '../read-entry.ts';
import { schedulesOf } from '../schedules/schedules.ts';
import { copyRevision } from '../working-copy/copies.ts';

interface EntryState {
  version: number;
  /** Of the working copy; 0 for none. */
  revision: number;
  /** Requests and schedules as text, to notice changes. */
  pending: string;
}

export function stateOf(db: Queries, type: EntryType, id: number): EntryState | null {
  const { version } = type.table;
  const row = db.select({ version }).from(type.table).where(isEntry(type, id)).get();
  if (!row) return null;
  const { state, askedAt, answeredAt } = publicationRequests;
  const request = db
    .select({ state, askedAt, answeredAt })
    .from(publicationRequests)
    .where(isAbout(publicationRequests, type, id))
    .get();
  const pending = JSON.stringify([request, schedulesOf(db, type, id)]);
  return { version: Number(row.version), revision: copyRevision(db, type, { id }), pending };
}

const told = [
  'published',
  'updated',
  'unpublished',
  'discarded',
  'reverted',
  'scheduled',
  'deleted',
  'overruled',
] as const;

interface EntryAction {
  what: (typeof told)[number];
  name: string;
}

interface Reader {
  id: string;
  name: string;
}

/** What others did to an entry since then, latest first. Being overruled is told to that person alone, until they save again. */
export function deedsSince(
  db: Queries,
  type: EntryType,
  id: number,
  { reader, since }: { reader: Reader; since: Date },
): EntryAction[] {
  const { what, name, at, userId, detail } = activity;
  const own = db
    .select({ at: max(entryVersions.at) })
    .from(entryVersions)
    .where(and(isAbout(entryVersions, type, id), eq(entryVersions.savedBy, reader.id)))
    .get()?.at;
  const isNews = and(ne(what, 'overruled'), gt(at, since));
  const isOverruled = and(
    eq(what, 'overruled'),
    eq(detail, reader.name),
    or(gt(at, since), own ? gt(at, own) : undefined),
  );
  return db
    .select({ what, name })
    .from(activity)
    .where(
      and(
        eq(activity.type, type.name),
        eq(activity.entry, String(id)),
        inArray(what, [...told]),
        ne(userId, reader.id),
        or(isNews, isOverruled),
      ),
    )
    .orderBy(desc(at), desc(activity.id))
    .limit(20)
    .all() as EntryAction[];
}

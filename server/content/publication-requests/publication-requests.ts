import { TRPCError } from '@trpc/server';
import { and, asc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { Change } from '../change.ts';
import type { EntryTable, EntryType } from '../entry-type.ts';
import { hasCopy } from '../schedules/schedules.ts';
import { publicationRequests } from '../tables.ts';

// People who write and don't publish ask others to do it. An entry has one request at most: asked, and then published or
// returned.

const { type: typeName, entry, state, note, askedAt, answeredAt, answer } = publicationRequests;

interface OfEntry {
  id: number;
  note: string;
}

/** Asks for the publication of an entry, again if it was asked before. Throws BAD_REQUEST when nothing is left to publish. */
export function requestPublication(
  tx: Queries,
  type: EntryType,
  row: EntryTable['$inferSelect'],
  { id, note }: OfEntry,
  { user, now }: Change,
): void {
  if (row.status === 'published' && !hasCopy(tx, type, id)) {
    const message = `The ${type.noun} is published and has no changes to publish.`;
    throw new TRPCError({ code: 'BAD_REQUEST', message });
  }
  const asked = { state: 'asked', askedBy: user, askedAt: now, note, answer: '' } as const;
  const values = { ...asked, answeredBy: null, answeredAt: null };
  tx.insert(publicationRequests)
    .values({ type: type.name, entry: id, ...values })
    .onConflictDoUpdate({ target: [typeName, entry], set: values })
    .run();
}

/** Returns an entry to who asked, whose id it gives. Throws CONFLICT when somebody published or returned it meanwhile. */
export function returnRequest(
  tx: Queries,
  type: EntryType,
  { id, note }: OfEntry,
  change: Change,
): string | null {
  const asked = and(isOf(type, id), eq(state, 'asked'));
  const request = tx.select().from(publicationRequests).where(asked).get();
  if (!request) {
    const message = 'Somebody has published or returned it meanwhile. Load the page again.';
    throw new TRPCError({ code: 'CONFLICT', message });
  }
  answerRequest(tx, type, id, { state: 'returned', answer: note }, change);
  return request.askedBy;
}

/** What was asked for, or returned, was published. */
export function closeRequest(tx: Queries, type: Pick<EntryType, 'name'>, id: number, change: Change): void {
  answerRequest(tx, type, id, { state: 'published' }, change);
}

type Answer = Pick<typeof publicationRequests.$inferInsert, 'state' | 'answer'>;

function answerRequest(
  tx: Queries,
  type: Pick<EntryType, 'name'>,
  id: number,
  given: Answer,
  { user, now }: Change,
) {
  tx.update(publicationRequests)
    .set({ ...given, answeredBy: user, answeredAt: now })
    .where(and(isOf(type, id), ne(state, 'published')))
    .run();
}

const [asker, answerer] = [alias(users, 'asker'), alias(users, 'answerer')];

/** All of them, with the people by name, those first that have waited longest. */
export const publicationRequestsIn = (db: Queries) =>
  db
    .select({
      ...{ type: typeName, id: entry, state, note, askedAt, answeredAt, answer },
      ...{ askerId: asker.id, askedBy: asker.name, answeredBy: answerer.name },
    })
    .from(publicationRequests)
    .leftJoin(asker, eq(asker.id, publicationRequests.askedBy))
    .leftJoin(answerer, eq(answerer.id, publicationRequests.answeredBy))
    .orderBy(asc(askedAt));

/** What is asked for of a type's entries, and what was returned. */
export function requestsOf(db: Queries, { name }: EntryType) {
  return publicationRequestsIn(db)
    .where(and(eq(typeName, name), ne(state, 'published')))
    .all();
}

function isOf({ name }: Pick<EntryType, 'name'>, id: number) {
  return and(eq(typeName, name), eq(entry, id));
}

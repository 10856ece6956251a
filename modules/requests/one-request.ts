import { TRPCError } from '@trpc/server';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import { gone } from '#server/content/errors.ts';
import { requestEvents, requests } from './tables.ts';

type Event = typeof requestEvents.$inferInsert;

/** A request; throws NOT_FOUND when there is none. */
export function getRequest(db: Queries, id: number) {
  const row = db.select().from(requests).where(eq(requests.id, id)).get();
  if (!row) throw gone('request');
  return row;
}

/** All that happened to a request, the latest first, with the names of those who did it. */
export function eventsOf(db: Queries, requestId: number) {
  const { id, kind, text, at } = requestEvents;
  return db
    .select({ id, kind, text, at, by: users.name })
    .from(requestEvents)
    .leftJoin(users, eq(users.id, requestEvents.userId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(desc(at), desc(id))
    .all();
}

export function addEvent(db: Queries, event: Event): void {
  db.insert(requestEvents).values(event).run();
}

const halfAnHour = 30 * 60_000;
const aMinute = 60_000;

/** Notes who looked at a request: once in half an hour. */
export function noteOpening(db: Queries, requestId: number, user: { id: string }, now: Date): void {
  noteOnce(db, { requestId, userId: user.id, kind: 'opened', text: '', at: now }, halfAnHour);
}

/** Notes who replied, and by what: a second click on the same button counts as the first. */
export function noteReply(
  db: Queries,
  { id, way }: { id: number; way: string },
  user: { id: string },
  now: Date,
): void {
  noteOnce(db, { requestId: id, userId: user.id, kind: 'replied', text: way, at: now }, aMinute);
}

function noteOnce(db: Queries, event: Event & { userId: string }, within: number) {
  const { requestId, userId, kind, text, at } = event;
  const same = and(
    eq(requestEvents.requestId, requestId),
    eq(requestEvents.userId, userId),
    eq(requestEvents.kind, kind),
    eq(requestEvents.text, text),
    gt(requestEvents.at, new Date(at.getTime() - within)),
  );
  if (!db.select().from(requestEvents).where(same).get()) addEvent(db, event);
}

/** Changes a request that is still as the screen shows it; throws CONFLICT otherwise. */
export function changeRequest(
  db: Queries,
  { id, version }: { id: number; version: number },
  values: Partial<Pick<typeof requests.$inferInsert, 'state' | 'assigneeId'>>,
  now: Date,
): void {
  const one = and(eq(requests.id, id), eq(requests.version, version));
  const next = { ...values, updatedAt: now, version: version + 1 };
  if (db.update(requests).set(next).where(one).run().changes > 0) return;
  getRequest(db, id);
  const message = 'Somebody else has changed this request in the meantime. It is shown as it is now.';
  throw new TRPCError({ code: 'CONFLICT', message });
}

import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { recordActivity } from '#server/activity/record.ts';
import type { Signed } from '#server/context.ts';
import { gone, refused } from '#server/errors/refused.ts';
import type { Job } from '#server/jobs/points.ts';
import { agreedMonths } from './consent.ts';
import { openableBy } from './openable.ts';
import { readRequestSettings } from './settings.ts';
import type { State } from './states.ts';
import { requestEvents, requests } from './tables.ts';

type NewEvent = Pick<typeof requestEvents.$inferInsert, 'kind' | 'text'>;

type Actor = Pick<Signed, 'user' | 'now'>;

/** Throws NOT_FOUND unless `user` may open it. */
export function getRequest(db: Queries, id: number, user: SessionUser) {
  const one = and(eq(requests.id, id), openableBy(db, user));
  const row = db.select().from(requests).where(one).get();
  if (!row) throw gone('request');
  return row;
}

export function eventsOf(db: Queries, requestId: number) {
  const { id, kind, text, userId, at } = requestEvents;
  return db
    .select({ id, kind, text, userId, at, by: users.name })
    .from(requestEvents)
    .leftJoin(users, eq(users.id, requestEvents.userId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(desc(at), desc(id))
    .all();
}

const inActivity = {
  replied: 'replied',
  state: 'updated',
  assigned: 'assigned',
  note: 'noted',
  exported: 'exported',
} as const;

/** Records an event of a request, and in the activity log, without the visitor’s data. */
export function addEvent(db: Queries, requestId: number, event: NewEvent, { user, now }: Actor): void {
  db.insert(requestEvents)
    .values({ ...event, requestId, userId: user.id, at: now() })
    .run();
  if (event.kind === 'opened') return;
  const one = eq(requests.id, requestId);
  const found = db.select({ title: requests.reference }).from(requests).where(one).get();
  const line = { what: inActivity[event.kind], type: 'request', entry: requestId, title: found?.title };
  recordActivity(db, line);
}

/** Deletes requests for good, and returns their number. The activity log keeps their references. */
export function deleteRequests(db: Queries, which: SQL): number {
  const { id, reference } = requests;
  const deleted = db.delete(requests).where(which).returning({ entry: id, title: reference }).all();
  for (const line of deleted) recordActivity(db, { what: 'purged', type: 'request', ...line });
  return deleted.length;
}

/** Records how somebody replied, once. A new request is then in progress, so that nobody else answers it. */
export function noteReply(db: Queries, { id, way }: { id: number; way: string }, actor: Actor): void {
  const { state, version } = getRequest(db, id, actor.user);
  addOnce(db, id, { kind: 'replied', text: way }, actor);
  if (state === 'new') setState(db, { id, version }, 'inProgress', actor);
}

/** Records an event unless it happened in the last `minutes`, such as reading. */
export function addOnce(db: Queries, id: number, event: NewEvent, actor: Actor, minutes = 1): void {
  const { requestId, userId, kind, text, at } = requestEvents;
  const same = and(
    ...[eq(requestId, id), eq(userId, actor.user.id), eq(kind, event.kind), eq(text, event.text)],
    gt(at, new Date(actor.now().getTime() - minutes * 60_000)),
  );
  if (!db.select().from(requestEvents).where(same).get()) addEvent(db, id, event, actor);
}

type Read = { id: number; version: number };

export function setState(db: Queries, read: Read, state: State, actor: Actor): void {
  changeRequest(db, read, { state }, actor);
  addEvent(db, read.id, { kind: 'state', text: state }, actor);
}

/** Changes a request; throws CONFLICT if the screen was outdated, NOT_FOUND unless `user` may open it. */
export function changeRequest(
  db: Queries,
  { id, version }: Read,
  values: Partial<Pick<typeof requests.$inferInsert, 'state' | 'assigneeId'>>,
  { user, now }: Actor,
): void {
  getRequest(db, id, user);
  const one = and(eq(requests.id, id), eq(requests.version, version));
  const next = { ...values, updatedAt: now(), version: version + 1 };
  if (db.update(requests).set(next).where(one).run().changes > 0) return;
  throw refused(
    'CONFLICT',
    'Somebody else has changed this request in the meantime. It is shown as it is now.',
  );
}

/** Deletes requests older than the settings or their consents allow. */
export const deleteExpiredRequests: Job = {
  failure: 'Old requests could not be deleted',
  every: 24 * 60 * 60_000,
  run({ db, log, now }) {
    const { months } = readRequestSettings(db);
    let deleted = 0;
    db.transaction((tx) => {
      for (const { consent } of tx.selectDistinct({ consent: requests.consent }).from(requests).all()) {
        const longest = Math.min(months, agreedMonths(consent) ?? months);
        const old = and(eq(requests.consent, consent), lt(requests.createdAt, monthsBefore(now(), longest)));
        deleted += tx.delete(requests).where(old).run().changes;
      }
    });
    if (deleted > 0) log.info({ requests: deleted }, 'Deleted requests at the end of their storage');
  },
};

// The 31st becomes the last day of a shorter month.
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

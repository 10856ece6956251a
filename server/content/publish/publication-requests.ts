import { and, asc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { mayWith } from '#lib/rights.ts';
import type { Account } from '../../auth/accounts.ts';
import { refused } from '../../errors/refused.ts';
import type { EntryRow, EntryType, Named } from '../../module/entry-type.ts';
import { publicationRequests as kind } from '../../notifications/content-kinds.ts';
import { mailedPeople, notify } from '../../notifications/outbox.ts';
import type { Change } from '../change.ts';
import { entryFor } from '../declared-types.ts';
import type { PersonContext } from '../points.ts';
import { isAbout } from '../read-entry.ts';
import { hasCopy, nothingToPublish, schedulesOf } from '../schedules/schedules.ts';
import { publicationRequests } from '../tables.ts';

// People who write and don't publish ask others to do it. An entry has one request at most: asked, and then published or
// returned.

const { type: typeName, entry, state, note, askedAt, answeredAt, answer } = publicationRequests;

interface OfEntry {
  id: number;
  note: string;
}

/** Requests the publication of an entry, again if need be. Throws BAD_REQUEST when there is nothing to publish. */
export function requestPublication(
  tx: Queries,
  type: EntryType,
  row: EntryRow,
  { id, note }: OfEntry,
  { user, now }: Change,
): void {
  if (row.status === 'published' && !hasCopy(tx, type, id)) throw nothingToPublish(type);
  const asked = { state: 'asked', askedBy: user, askedAt: now, note, answer: '' } as const;
  const values = { ...asked, answeredBy: null, answeredAt: null };
  tx.insert(publicationRequests)
    .values({ type: type.name, entry: id, ...values })
    .onConflictDoUpdate({ target: [typeName, entry], set: values })
    .run();
}

/** Returns an entry to its author. Throws CONFLICT when somebody published or returned it meanwhile. */
export function returnRequest(tx: Queries, type: EntryType, { id, note }: OfEntry, change: Change): void {
  const asked = and(isAbout(publicationRequests, type, id), eq(state, 'asked'));
  if (answerRequest(tx, type, asked, { state: 'returned', answer: note }, change)) return;
  throw refused('CONFLICT', 'Somebody has published or returned it meanwhile. Reload the page.');
}

/** Closes the request of an entry that was published. */
export function closeRequest(tx: Queries, type: Named, id: number, change: Change): void {
  const open = and(isAbout(publicationRequests, type, id), ne(state, 'published'));
  answerRequest(tx, type, open, { state: 'published' }, change);
}

/** Queues an email about a request for the others whom it concerns. */
export function notifyOfRequest(
  tx: Queries,
  { name }: Named,
  id: number,
  { user, now }: Change,
  concerns: (person: Account) => boolean,
): void {
  const people = mailedPeople(tx, kind).filter((person) => person.id !== user && concerns(person));
  notify(tx, kind, `${name} ${id}`, now, people);
}

type Answer = Pick<typeof publicationRequests.$inferInsert, 'state' | 'answer'>;

// Emails the author. Returns whether there was such a request.
function answerRequest(tx: Queries, type: Named, where: SQL | undefined, given: Answer, change: Change) {
  const answered = tx
    .update(publicationRequests)
    .set({ ...given, answeredBy: change.user, answeredAt: change.now })
    .where(where)
    .returning({ id: entry, askedBy: publicationRequests.askedBy })
    .get();
  if (answered) notifyOfRequest(tx, type, answered.id, change, ({ id }) => id === answered.askedBy);
  return answered !== undefined;
}

const [asker, answerer] = [alias(users, 'asker'), alias(users, 'answerer')];

/** All requests with people's names, the oldest first. */
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

/** The unanswered and returned requests of a type. */
export const requestsOf = preparedQuery((db) =>
  publicationRequestsIn(db).where(and(eq(typeName, sql.placeholder('name')), ne(state, 'published'))),
);

const aWeek = 7 * 24 * 60 * 60 * 1000;

const unansweredOrRecent = preparedQuery((db) => {
  const isOwn = eq(publicationRequests.askedBy, sql.placeholder('user'));
  const isRecent = and(isOwn, gt(answeredAt, sql.param(sql.placeholder('since'), answeredAt)));
  return publicationRequestsIn(db).where(or(ne(state, 'published'), isRecent));
});

/** For the dashboard: requests that this person can answer, and the answers to their own of the last week. */
export function requestsFor({ db, user, now }: PersonContext) {
  return unansweredOrRecent(db)
    .all({ user: user.id, since: new Date(now().getTime() - aWeek) })
    .flatMap(({ type: name, ...request }) => {
      const { id, state } = request;
      const found = entryFor({ db, user }, name, id);
      if (!found) return [];
      const { type, title, route } = found;
      const isAsked = state === 'asked';
      const isForThem = isAsked
        ? mayWith(user, 'publish', type) && !schedulesOf(db, type, id).publish
        : request.askerId === user.id;
      const [by, text] = isAsked ? [request.askedBy, request.note] : [request.answeredBy, request.answer];
      const at = request.askedAt;
      return isForThem ? [{ type: name, id, title, route, state, by, text, at }] : [];
    });
}

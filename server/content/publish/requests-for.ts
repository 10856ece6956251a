import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { preparedQuery } from '#database/prepared-query.ts';
import { mayWith } from '#lib/rights.ts';
import { screenOf } from '../../module/entry-type.ts';
import { findType } from '../declared-types.ts';
import type { PersonContext } from '../points.ts';
import { findEntry } from '../read-entry.ts';
import { schedulesOf } from '../schedules/schedules.ts';
import { publicationRequests } from '../tables.ts';
import { publicationRequestsIn } from './publication-requests.ts';

const aWeek = 7 * 24 * 60 * 60 * 1000;

const unansweredOrRecent = preparedQuery((db) => {
  const { state, askedBy, answeredAt } = publicationRequests;
  const isRecent = and(
    eq(askedBy, sql.placeholder('user')),
    gt(answeredAt, sql.param(sql.placeholder('since'), answeredAt)),
  );
  return publicationRequestsIn(db).where(or(ne(state, 'published'), isRecent));
});

/** For the dashboard: requests that this person can answer, and the answers to their own of the last week. */
export function requestsFor({ db, user, now }: PersonContext) {
  return unansweredOrRecent(db)
    .all({ user: user.id, since: new Date(now().getTime() - aWeek) })
    .flatMap(({ type: name, ...request }) => {
      const type = findType(name);
      const row = type && findEntry(db, type, request.id);
      if (!row) return [];
      const { id, state } = request;
      const isAsked = state === 'asked';
      const isForThem = isAsked
        ? mayWith(user, 'publish', type) && !schedulesOf(db, type, id).publish
        : request.askerId === user.id;
      const [by, text] = isAsked ? [request.askedBy, request.note] : [request.answeredBy, request.answer];
      const shown = { type: name, id, title: type.title(row), route: screenOf(type, row) };
      return isForThem ? [{ ...shown, state, by, text }] : [];
    });
}

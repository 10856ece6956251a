import { asc, eq, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery, rowsBy } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { may } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { readRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

/** The requests an account may open: all for managers and recipients of the emails, or those assigned to it. */
export function openableBy(db: Queries, user: SessionUser): SQL | undefined {
  const { id } = user;
  if (may(user, 'manage', 'requests') || readRequestSettings(db).recipients.includes(id)) return undefined;
  return eq(requests.assigneeId, id);
}

export const assigned = rowsBy(requests, 'assigneeId');

export function answersRequests(db: Queries, user: SessionUser): boolean {
  return !openableBy(db, user) || assigned(db).get({ assigneeId: user.id }) !== undefined;
}

const people = preparedQuery((db) => {
  const { id, name, active, role, right } = users;
  return db.select({ id, name, role, right }).from(users).where(eq(active, true)).orderBy(asc(name));
});

/** The accounts that can be in charge of a request. */
export function assignees(db: Queries): { id: string; name: string }[] {
  const all = people(db).all();
  return all.flatMap(({ id, name, ...person }) => (may(person, 'write', 'requests') ? [{ id, name }] : []));
}

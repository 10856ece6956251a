import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { users } from '#database/tables.ts';
import type { PaletteResult, PersonContext } from '#server/content/points.ts';
import { openableBy } from './openable.ts';
import { requestsRoute } from './paths.ts';
import { states } from './states.ts';
import { requests } from './tables.ts';

/** The filter of the list; no state means all. */
export const requestFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(states)),
  size: z._default(z.literal([20, 50, 100]), 20),
  page: z._default(z.int().check(z.positive(), z.maximum(99_999)), 1),
});

type RequestFilter = z.infer<typeof requestFilter>;
/** Which requests, on all pages. */
export type Wanted = Pick<RequestFilter, 'search' | 'state'>;

export const newestFirst = [desc(requests.createdAt), desc(requests.id)];

/** A page of requests, newest first, and the number of matches per state, limited to `openable`. */
export function listRequests(db: Queries, { size, page, ...wanted }: RequestFilter, openable?: SQL) {
  const { id, reference, state, name, company, productName, productPath, quantity, city } = requests;
  const { openedAt, createdAt, language, suspicions } = requests;
  const columns = { id, reference, state, name, company, productName, productPath, quantity, city };
  const counts = countsOf(db, wanted, openable);
  const found = wanted.state
    ? counts[wanted.state]
    : Object.values(counts).reduce((sum, each) => sum + each, 0);
  const rows = db
    .select({ ...columns, openedAt, createdAt, language, suspicions, assignee: users.name })
    .from(requests)
    .leftJoin(users, eq(users.id, requests.assigneeId))
    .where(and(conditionOf(wanted), openable))
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size)
    .all();
  return { requests: rows, total: found, pages: Math.max(1, Math.ceil(found / size)), counts };
}

export function findRequests(db: Queries, wanted: Wanted): number[] {
  const found = db.select({ id: requests.id }).from(requests).where(conditionOf(wanted));
  return found
    .orderBy(...newestFirst)
    .all()
    .map(({ id }) => id);
}

/** The latest requests by name or company, for the command palette. */
export function findByName({ db, user }: PersonContext, query: string): PaletteResult[] {
  const { id, name, company, reference } = requests;
  const isNamed = or(...[name, company, reference].map((column) => isLike(column, containing(query))));
  const found = db
    .select({ id, name, company, reference })
    .from(requests)
    .where(and(isNamed, openableBy(db, user)))
    .orderBy(...newestFirst)
    .limit(5)
    .all();
  return found.map((request) => ({
    id: `request/${request.id}`,
    title: [request.name, request.company].filter(Boolean).join(', '),
    noun: `request ${request.reference}`,
    route: `${requestsRoute}/${request.id}`,
  }));
}

function countsOf(db: Queries, { search }: Wanted, openable?: SQL) {
  const rows = db
    .select({ state: requests.state, found: count() })
    .from(requests)
    .where(and(conditionOf({ search }), openable))
    .groupBy(requests.state)
    .all();
  return Object.fromEntries(
    states.map((state) => [state, rows.find((row) => row.state === state)?.found ?? 0]),
  ) as Record<(typeof states)[number], number>;
}

function conditionOf({ search, state }: Wanted): SQL | undefined {
  const isState = state && eq(requests.state, state);
  // Phone numbers have spaces and hyphens anywhere.
  if (/^\+?[\d\s().-]{5,}$/.test(search))
    return and(isState, isLike(requests.phone, containing(search.replaceAll(/\D/g, '').replace(/^0/, '62'))));
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return and(isState, ...words.map((word) => or(...texts.map((text) => isLike(text, containing(word))))));
}

// Each word is searched in every text of every request.
const maxWords = 8;
const { name, company, email, reference, productName, city, note } = requests;
const texts = [name, company, email, reference, productName, city, note];

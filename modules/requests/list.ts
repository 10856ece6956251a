import { and, asc, count, desc, eq, gt, max, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '#database/client.ts';
import { containing, isLike } from '#database/like.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { users } from '#database/tables.ts';
import { localize } from '#lib/interface-language.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { PaletteResult, PersonContext } from '#server/content/points.ts';
import { openableBy } from './openable.ts';
import { requestsRoute } from './paths.ts';
import { states } from './states.ts';
import { requests } from './tables.ts';

/** The filter of the list; no state means all. */
export const requestFilter = z.strictObject({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(states)),
  /** The id of a form; 0 for the request form. */
  form: z.optional(z.int().check(z.nonnegative(), z.maximum(999_999_999))),
  size: z._default(z.literal([20, 50, 100]), 20),
  page: z._default(z.int().check(z.positive(), z.maximum(99_999)), 1),
});

type RequestFilter = z.infer<typeof requestFilter>;
export type Wanted = Pick<RequestFilter, 'search' | 'state' | 'form'>;

type Counts = Record<(typeof states)[number], number>;

export const newestFirst = [desc(requests.createdAt), desc(requests.id)];

/** A page of requests, newest first, and the number of matches per state, limited to requests that `user` may open. */
export function listRequests(db: Queries, { size, page, ...wanted }: RequestFilter, user: SessionUser) {
  const ofAssignee = openableBy(db, user) !== undefined;
  const filter = readFilter(wanted);
  const queries = narrowedRequests(db, { ...filter.shape, ofAssignee });
  const values = { ...filter.values, user: user.id, size, offset: (page - 1) * size };
  const counted = new Map(queries.counts.all(values).map(({ state, found }) => [state, found]));
  const counts = Object.fromEntries(states.map((state) => [state, counted.get(state) ?? 0])) as Counts;
  const found = wanted.state
    ? counts[wanted.state]
    : [...counted.values()].reduce((sum, each) => sum + each, 0);
  const rows = queries.rows.all(values);
  return { requests: rows, total: found, pages: Math.max(1, Math.ceil(found / size)), counts };
}

/** The forms of the office with which something was sent, by their latest titles. */
export const sentForms = preparedQuery((db) => {
  const { formId: id, formTitle, createdAt } = requests;
  // SQLite takes the title from the row with the maximum.
  const columns = { id, title: formTitle, latest: max(createdAt) };
  return db.select(columns).from(requests).where(gt(id, 0)).groupBy(id).orderBy(asc(formTitle));
});

const maxNew = 20;

/** The new requests, the oldest first, without the visitors’ numbers and addresses: reading those is recorded. */
export function newRequestsFor(db: Queries, user: SessionUser) {
  const isNew = and(eq(requests.state, 'new'), openableBy(db, user));
  const rows = db.select().from(requests).where(isNew).orderBy(asc(requests.createdAt)).limit(maxNew).all();
  return rows.map(({ createdAt: at, ...request }) => {
    const { id, version, kind, name, company, productName, quantity, formTitle } = request;
    return {
      title: [name, company].filter(Boolean).join(', '),
      why: [formTitle, kind === 'sample' && localize('Sample'), productName, quantity]
        .filter(Boolean)
        .join(' · '),
      ...{ route: `${requestsRoute}/${id}`, at },
      data: { id, version, name },
    };
  });
}

/** For the buttons of one on the dashboard. */
export type NewRequest = ReturnType<typeof newRequestsFor>[number]['data'];

export function findRequests(db: Queries, wanted: Wanted): number[] {
  const { shape, values } = readFilter(wanted);
  const { ids } = narrowedRequests(db, { ...shape, ofAssignee: false });
  return ids.all(values).map(({ id }) => id);
}

/** The questions of the forms of these requests. */
export function answeredIn(db: Queries, ids: number[]): string[] {
  const asked = sql`select distinct answer.value ->> 'label' as label from ${requests}, json_each(${requests.answers}) as answer
    where ${requests.formId} > 0 and ${requests.id} in (select value from json_each(${JSON.stringify(ids)}))`;
  return db.all<{ label: string }>(asked).map(({ label }) => label);
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

/** The conditions of a filter; their values are placeholders. */
interface Shape {
  ofState: boolean;
  ofForm: boolean;
  ofAssignee: boolean;
  byPhone: boolean;
  words: number;
}

const narrowedRequests = preparedQuery((db, { ofState, ofForm, ofAssignee, byPhone, words }: Shape) => {
  const { id, reference, kind, state, name, company, productName, productPath, quantity, city } = requests;
  const { openedAt, createdAt, language, suspicions, assigneeId, phone, formId, formTitle } = requests;
  const asked = { kind, productName, productPath, quantity, city, language, formTitle };
  const columns = { id, reference, state, name, company, ...asked, openedAt, createdAt, suspicions };
  const given = sql.placeholder;
  const holds = Array.from({ length: words }, (_, index) =>
    or(...texts.map((text) => isLike(text, given(`word${index}`)))),
  );
  const ofAnyState = and(
    ...(byPhone ? [isLike(phone, given('phone'))] : holds),
    ofAssignee ? eq(assigneeId, given('user')) : undefined,
    ofForm ? eq(formId, given('form')) : undefined,
  );
  const where = and(ofState ? eq(state, given('state')) : undefined, ofAnyState);
  return {
    counts: db.select({ state, found: count() }).from(requests).where(ofAnyState).groupBy(state),
    rows: db
      .select({ ...columns, assignee: users.name })
      .from(requests)
      .leftJoin(users, eq(users.id, assigneeId))
      .where(where)
      .orderBy(...newestFirst)
      .limit(given('size'))
      .offset(given('offset')),
    ids: db
      .select({ id })
      .from(requests)
      .where(where)
      .orderBy(...newestFirst),
  };
});

/** The shape of a filter, and the values of its placeholders. */
function readFilter({ search, state, form }: Wanted) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, maxWords);
  // Phone numbers have spaces and hyphens anywhere; stored ones have the country’s code.
  const byPhone = /^\+?[\d\s().-]{5,}$/.test(search);
  const phone = containing(search.replaceAll(/\D/g, '').replace(/^0/, '62'));
  const byWord = words.map((word, index) => [`word${index}`, containing(word)]);
  return {
    shape: { ofState: state !== undefined, ofForm: form !== undefined, byPhone, words: words.length },
    values: { ...Object.fromEntries(byWord), state, form, phone },
  };
}

// Each word is searched in every text of every request.
const maxWords = 8;
const { name, company, email, reference, productName, size, city, note, formTitle, answers } = requests;
const texts = [name, company, email, reference, productName, size, city, note, formTitle, answers];

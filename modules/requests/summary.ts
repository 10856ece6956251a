import { and, count, eq, gte, isNull, lt, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { localize } from '#lib/interface-language.ts';
import { may } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { PersonContext } from '#server/content/points.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { countFailed, mailedPeople, refusedMailboxes } from '#server/notifications/outbox.ts';
import type { Services } from '#server/services.ts';
import type { FirstStep, Summary, SummaryContext, Waiting } from '#server/site/points.ts';
import { newRequestsFor } from './list.ts';
import { newRequests } from './notification.ts';
import { openableBy } from './openable.ts';
import { requestsRoute } from './paths.ts';
import { isFormOn, readRequestSettings } from './settings.ts';
import { requests } from './tables.ts';

/** Counts all requests, or only those assigned to the account. */
const queries = preparedQuery((db, { ofAssignee }: { ofAssignee: boolean }) => {
  const { state, openedAt, createdAt, assigneeId } = requests;
  const isOpenable = ofAssignee ? eq(assigneeId, sql.placeholder('user')) : undefined;
  const given = (name: string) => sql.param(sql.placeholder(name), createdAt);
  const counted = (where: SQL | undefined) =>
    db
      .select({ found: count(), oldest: min(createdAt) })
      .from(requests)
      .where(and(where, isOpenable));
  return {
    unread: counted(and(eq(state, 'new'), isNull(openedAt))),
    waiting: counted(eq(state, 'new')),
    between: counted(and(gte(createdAt, given('start')), lt(createdAt, given('end')), ne(state, 'spam'))),
  };
});

const shapeFor = (db: Queries, user: SessionUser) => ({ ofAssignee: openableBy(db, user) !== undefined });

export function countUnread({ db }: ModuleContext, user: SessionUser): number {
  return queries(db, shapeFor(db, user)).unread.get({ user: user.id })?.found ?? 0;
}

export function waitingRequests({ db, now, user }: PersonContext): Waiting | null {
  const isTheirWork = !may(user, 'manage', 'settings');
  const { found, oldest } = queries(db, shapeFor(db, user)).waiting.get({ user: user.id }) ?? {};
  if (!found || !oldest) return isTheirWork && may(user, 'manage', 'requests') ? noRequests() : null;
  const time = waited(now().getTime() - oldest.getTime());
  const title =
    found === 1
      ? localize('1 new request, {time} ago', { time })
      : localize('{found} new requests, the oldest {time} ago', { found, time });
  return {
    ...{ title, text: 'Visitors are waiting for a reply.', route: requestsRoute },
    ...(isTheirWork
      ? { label: 'All requests', entries: newRequestsFor(db, user), card: 'requests' }
      : { label: 'Answer' }),
  };
}

const noRequests = () => ({
  title: localize('No new requests'),
  text: 'Requests from your site appear here.',
  ...{ route: requestsRoute, label: 'All requests' },
});

export function summary({ db, weeks, user }: SummaryContext): Summary {
  const { between } = queries(db, shapeFor(db, user));
  return {
    title: 'Requests',
    route: requestsRoute,
    // Only administrators can change these.
    needsAttention: may(user, 'manage', 'settings') ? [...troubleWithMails(db), ...offerForm(db)] : [],
    weekly: {
      label: 'Requests',
      counts: weeks.map(({ start, end }) => between.get({ start, end, user: user.id })?.found ?? 0),
    },
  };
}

/** Whether somebody receives requests: by default the first administrator, if mail can be sent. */
export function firstStep({ db, env }: Pick<Services, 'db' | 'env'>): FirstStep {
  const { formOn, isChosen } = readRequestSettings(db);
  const reachesSomebody = mailedPeople(db, newRequests).length > 0 && (isChosen || Boolean(env.EMAIL_SERVER));
  return {
    key: 'requests',
    title: 'Who gets requests',
    why: 'Choose who gets an email about each one.',
    route: `${requestsRoute}/settings`,
    done: formOn ? reachesSomebody : isChosen,
  };
}

// Until somebody decides: updates leave the form off.
function offerForm(db: Queries): Summary['needsAttention'] {
  const { formOn, isChosen } = readRequestSettings(db);
  if (formOn || isChosen) return [];
  const why = 'is off. Turn it on to let visitors ask for a quote on your site.';
  return [{ title: 'The request form', why, route: `${requestsRoute}/settings` }];
}

function troubleWithMails(db: Queries): Summary['needsAttention'] {
  const route = `${requestsRoute}/settings`;
  const failed = countFailed(db, newRequests);
  const title = failed === 1 ? '1 email' : localize('{failed} emails', { failed });
  const why = 'about new requests couldn’t be sent yet. The site keeps trying.';
  const urgent = true;
  return [
    ...(mailedPeople(db, newRequests).length > 0 || !isFormOn({ db })
      ? []
      : [{ title: 'Nobody', why: 'gets an email about new requests.', route, urgent }]),
    ...refusedMailboxes(db, newRequests).map(({ name }) => {
      return { title: name, why: 'gets no email about new requests: the mailbox refuses it.', route, urgent };
    }),
    ...(failed > 0 ? [{ title, why, route }] : []),
  ];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

function waited(time: number) {
  const count = (unit: number) => ({ count: Math.floor(time / unit) });
  if (time < hour) return localize('{count} min', { count: Math.max(1, count(minute).count) });
  return time < 2 * day ? localize('{count} h', count(hour)) : localize('{count} days', count(day));
}

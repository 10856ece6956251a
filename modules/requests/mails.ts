import { and, asc, count, eq, gt, gte, inArray, lt, lte, notInArray, or } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { site, users } from '#database/tables.ts';
import { type Language, languageNames } from '#lib/language.ts';
import { may } from '#lib/rights.ts';
import type { Services } from '#server/services.ts';
import { requestsRoute } from './paths.ts';
import { readRequestSettings } from './settings.ts';
import { requestMails, requests } from './tables.ts';

const minute = 60_000;
const longestPause = 60 * minute;
const aWeek = 7 * 24 * 60 * minute;
const atOnce = 20;
// When an email is sent that its mailbox refused.
const never = new Date('9999-01-01');

/** The accounts that get an email about each new request: those that are chosen, not blocked, and may read them. */
export function mailedPeople(db: Queries): string[] {
  const { recipients } = readRequestSettings(db);
  const able = and(inArray(users.id, recipients), eq(users.active, true));
  const { id, role, right } = users;
  const people = db.select({ id, role, right }).from(users).where(able).all();
  return people.filter((person) => may(person, 'read', 'requests')).map((person) => person.id);
}

/** Notes the emails about a new request, in the transaction that stores it: they are sent later, and never lost. */
export function addMails(db: Queries, requestId: number, now: Date): void {
  const mails = mailedPeople(db).map((userId) => ({ requestId, userId, nextAt: now }));
  if (mails.length > 0) db.insert(requestMails).values(mails).run();
}

/** After the recipients were chosen: the others get no more. */
export function stopMails(db: Queries): void {
  const { recipients } = readRequestSettings(db);
  db.delete(requestMails).where(notInArray(requestMails.userId, recipients)).run();
}

/** Once a mailbox that refused an email was put right: it gets it once more. */
export function retryRefused(db: Queries, now: Date): void {
  db.update(requestMails).set({ nextAt: now }).where(eq(requestMails.nextAt, never)).run();
}

/**
 * Sends the emails that are due. One that fails is tried again, after longer and longer pauses; one that its mailbox refuses
 * isn't.
 */
export async function sendMails({ db, env, auth, now }: Services): Promise<void> {
  const first = db.select({ language: site.language }).from(site).get()?.language;
  const { origin } = new URL(env.AUTH_URL ?? `http://localhost:${env.PORT}`);
  // Without a mail server they wait for one, but not for ever.
  db.delete(requestMails)
    .where(inArray(requestMails.requestId, olderRequests(db, now())))
    .run();
  if (!env.EMAIL_SERVER) return;
  // None waits for longer than the longest pause: such an instant is from a clock that was ahead.
  const latest = new Date(now().getTime() + longestPause);
  const tooLate = and(gt(requestMails.nextAt, latest), lt(requestMails.nextAt, never));
  const due = or(lte(requestMails.nextAt, now()), tooLate);
  const mails = db
    .select({ id: requestMails.id, failures: requestMails.failures, to: users.email, active: users.active })
    .from(requestMails)
    .innerJoin(users, eq(users.id, requestMails.userId))
    .where(due)
    .orderBy(asc(requestMails.nextAt))
    .limit(atOnce)
    .all();
  for (const { id, failures, to, active } of mails) {
    const one = eq(requestMails.id, id);
    const about = active && requestOf(db, id);
    const delivery = about ? await auth.sendMail(mailAbout(about, { to, origin, first })) : 'sent';
    const pause = Math.min(minute * 2 ** Math.min(failures, 10), longestPause);
    const nextAt = delivery === 'refused' ? never : new Date(now().getTime() + pause);
    db.transaction((tx) => {
      if (delivery === 'sent') tx.delete(requestMails).where(one).run();
      else
        tx.update(requestMails)
          .set({ failures: failures + 1, nextAt })
          .where(one)
          .run();
    });
  }
}

function olderRequests(db: Queries, now: Date) {
  const old = lt(requests.createdAt, new Date(now.getTime() - aWeek));
  return db.select({ id: requests.id }).from(requests).where(old);
}

/** How many emails failed and wait for another attempt. */
export function countFailedMails(db: Queries): number {
  const failed = and(gt(requestMails.failures, 0), lt(requestMails.nextAt, never));
  return db.select({ found: count() }).from(requestMails).where(failed).get()?.found ?? 0;
}

/** All that are still to be sent. */
export const waitingMails = {
  noun: 'Emails about requests of visitors',
  count: (db: Queries) =>
    db.select({ found: count() }).from(requestMails).where(lt(requestMails.nextAt, never)).get()?.found ?? 0,
  drop: (db: Queries) => void db.delete(requestMails).run(),
};

/** The accounts whose mailbox refused an email. */
export function refusedMailboxes(db: Queries): { id: string; name: string }[] {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(requestMails)
    .innerJoin(users, eq(users.id, requestMails.userId))
    .where(gte(requestMails.nextAt, never))
    .all();
}

function requestOf(db: Queries, mailId: number) {
  const { id, reference, productName, language } = requests;
  return db
    .select({ id, reference, productName, language })
    .from(requestMails)
    .innerJoin(requests, eq(id, requestMails.requestId))
    .where(eq(requestMails.id, mailId))
    .get();
}

// Nothing that the visitor typed: emails stay in mailboxes for ever, and their heads have no place for it.
function mailAbout(
  { id, reference, productName, language }: NonNullable<ReturnType<typeof requestOf>>,
  { to, origin, first }: { to: string; origin: string; first: Language | undefined },
) {
  const asks = `A visitor asks for a quote${language === first ? '' : ` in ${languageNames[language]}`}`;
  const text = productName ? `${asks}: ${productName}.` : `${asks}.`;
  const link = `${origin}${requestsRoute}/${id}`;
  return { to, subject: `New request ${reference}`, text, link, button: 'Open the request' };
}

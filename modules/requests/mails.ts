import { and, asc, count, eq, gt, inArray, lte } from 'drizzle-orm';
import { immediate, type Queries } from '#database/client.ts';
import { users } from '#database/tables.ts';
import type { Services } from '#server/services.ts';
import { requestsRoute } from './paths.ts';
import { readRequestSettings } from './settings.ts';
import { requestMails, requests } from './tables.ts';

const minute = 60_000;
const longestPause = 60 * minute;
const atOnce = 20;

/** Notes the emails about a new request, in the transaction that stores it: they are sent later, and never lost. */
export function addMails(db: Queries, requestId: number, now: Date): void {
  const { recipients } = readRequestSettings(db);
  if (recipients.length === 0) return;
  const able = and(inArray(users.id, recipients), eq(users.active, true), eq(users.role, 'administrator'));
  const people = db.select({ id: users.id }).from(users).where(able).all();
  if (people.length === 0) return;
  db.insert(requestMails)
    .values(people.map(({ id }) => ({ requestId, userId: id, nextAt: now })))
    .run();
}

/** Sends the emails that are due. One that fails is tried again, after longer and longer pauses. */
export async function sendMails({ db, env, auth, now }: Services): Promise<void> {
  const { origin } = new URL(env.AUTH_URL ?? `http://localhost:${env.PORT}`);
  // Without a mail server they wait for one.
  if (!env.EMAIL_SERVER) return;
  const due = lte(requestMails.nextAt, now());
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
    const isSent = about ? await auth.sendMail(mailAbout(about, to, origin)) : true;
    const pause = Math.min(minute * 2 ** Math.min(failures, 10), longestPause);
    const next = { failures: failures + 1, nextAt: new Date(now().getTime() + pause) };
    db.transaction((tx) => {
      if (isSent) tx.delete(requestMails).where(one).run();
      else tx.update(requestMails).set(next).where(one).run();
    }, immediate);
    // The others would have to wait for the same server.
    if (!isSent) return;
  }
}

/** How many emails failed and wait for another attempt. */
export function countFailedMails(db: Queries): number {
  const failed = gt(requestMails.failures, 0);
  return db.select({ found: count() }).from(requestMails).where(failed).get()?.found ?? 0;
}

function requestOf(db: Queries, mailId: number) {
  const { id, reference, productName } = requests;
  return db
    .select({ id, reference, productName })
    .from(requestMails)
    .innerJoin(requests, eq(id, requestMails.requestId))
    .where(eq(requestMails.id, mailId))
    .get();
}

// Nothing that the visitor typed: emails stay in mailboxes for ever, and their heads have no place for it.
function mailAbout(
  { id, reference, productName }: { id: number; reference: string; productName: string },
  to: string,
  origin: string,
) {
  const text = productName ? `A visitor asks for a quote: ${productName}.` : 'A visitor asks for a quote.';
  return { to, subject: `New request ${reference}`, text, link: `${origin}${requestsRoute}/${id}` };
}

import { eq, inArray, lt } from 'drizzle-orm';
import { readSettings } from '#database/site-settings.ts';
import { users } from '#database/tables.ts';
import { digestHour } from '#lib/account-inputs.ts';
import { instantAt, localTime } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';
import type { Account } from '../auth/accounts.ts';
import { originOf } from '../env.ts';
import type { Job } from '../jobs/points.ts';
import { inLanguageOf } from '../office-language.ts';
import type { Mail, Services } from '../services.ts';
import { notificationKinds } from './kinds.ts';
import { choiceOf, never } from './outbox.ts';
import type { Notification, NotificationKind } from './points.ts';
import { notifications } from './tables.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const longestPause = 60 * minute;
// In one run, for one person: nobody waits for the emails of somebody else.
const maxAtOnce = 20;
const longestDigest = 50;

/** Retries failed emails at growing intervals, except when the mailbox refuses. */
export const sendNotifications: Job = {
  failure: 'Notifications could not be sent',
  every: minute,
  async run(services) {
    const { db, env, now } = services;
    // Without a mail server they wait for one, but not for ever.
    const tooOld = new Date(now().getTime() - 7 * day);
    db.delete(notifications).where(lt(notifications.at, tooOld)).run();
    if (!env.EMAIL_SERVER) return;
    const ids = db.selectDistinct({ id: notifications.userId }).from(notifications);
    const people = db.select().from(users).where(inArray(users.id, ids)).all();
    for (const person of people) await inLanguageOf(person, () => sendTo(services, person));
  },
};

type Row = typeof notifications.$inferSelect;
type Waiting = Omit<Row, 'kind'> & { kind: NotificationKind };

async function sendTo(services: Services, person: Account) {
  const { db, env, now } = services;
  const kinds = notificationKinds();
  const atOnce: Waiting[] = [];
  const digest: Waiting[] = [];
  const rows = db.select().from(notifications).where(eq(notifications.userId, person.id)).all();
  for (const row of rows) {
    if (row.nextAt >= never) continue;
    const kind = kinds.find(({ name }) => name === row.kind);
    // By now they may have chosen otherwise, have been blocked, or may not see it any more.
    const choice = kind && person.active && kind.isFor(db, person) ? choiceOf(kind, person, env) : 'office';
    if (!kind || choice === 'office') remove(services, [row.id]);
    else (choice === 'digest' ? digest : atOnce).push({ ...row, kind });
  }
  const isDue = ({ nextAt }: Pick<Row, 'nextAt'>) =>
    // None waits for longer than the longest pause: such an instant is from a clock that was ahead.
    nextAt <= now() || nextAt.getTime() > now().getTime() + longestPause;
  for (const row of atOnce.filter(isDue).slice(0, maxAtOnce)) await deliver(services, person, [row], mailOf);
  const { timeZone } = readSettings(db);
  if (digest.every(isDue) && digest.some(({ at }) => isOwed(at, now(), timeZone)))
    await deliver(services, person, digest, digestOf);
}

/** Whether the hour of the digest has passed since. What is from the future happened while the clock was ahead. */
function isOwed(at: Date, now: Date, timeZone: string): boolean {
  const today = localTime(now, timeZone).slice(0, 'yyyy-mm-dd'.length);
  const hour = instantAt(`${today}T${String(digestHour).padStart(2, '0')}:00`, timeZone) ?? now;
  const last = hour <= now ? hour : new Date(hour.getTime() - day);
  return at < last || at > now;
}

type Words = Pick<Mail, 'subject' | 'text' | 'link' | 'button' | 'items'>;

async function deliver(
  services: Services,
  person: Account,
  rows: Waiting[],
  write: (services: Services, all: Notification[]) => Words,
) {
  const { db, env, now, auth } = services;
  const found: Notification[] = [];
  for (const { kind, ref } of rows) {
    const notification = await kind.describe(services, ref, person);
    if (notification) found.push(notification);
  }
  const ids = rows.map(({ id }) => id);
  if (found.length === 0) return remove(services, ids);
  const [last] = rows.slice(-1) as [Waiting];
  // Stable, so that mail programs show a repeated delivery once.
  const id = `${last.id}.${last.at.getTime()}@${new URL(originOf(env)).hostname}`;
  const words = write(services, found);
  const delivery = await auth.mailer.send({ ...words, to: person.email, id, isChosen: true });
  if (delivery === 'sent') return remove(services, ids);
  const failures = Math.max(...rows.map((row) => row.failures)) + 1;
  const pause = Math.min(minute * 2 ** Math.min(failures - 1, 10), longestPause);
  const nextAt = delivery === 'refused' ? never : new Date(now().getTime() + pause);
  db.update(notifications).set({ failures, nextAt }).where(inArray(notifications.id, ids)).run();
}

function remove({ db }: Services, ids: number[]) {
  db.delete(notifications).where(inArray(notifications.id, ids)).run();
}

function linked({ env }: Services, { path, text, button }: Notification) {
  return { text, link: originOf(env) + path, button };
}

function mailOf(services: Services, all: Notification[]): Words {
  const [one] = all as [Notification];
  return { subject: one.title, ...linked(services, one) };
}

function digestOf(services: Services, all: Notification[]): Words {
  const { name: site } = readSettings(services.db);
  const more = all.length - longestDigest;
  return {
    subject: localize('Daily digest of {site}', { site }),
    text: [
      localize('This is new since your last digest.'),
      ...(more > 0
        ? [localize('The first {count} of {all}:', { count: longestDigest, all: all.length })]
        : []),
    ].join('\n\n'),
    items: all.slice(0, longestDigest).map((one) => ({ title: one.title, ...linked(services, one) })),
    link: `${originOf(services.env)}/only-us/dashboard`,
    button: localize('Open the dashboard'),
  };
}

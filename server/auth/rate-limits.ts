import { isIPv6 } from 'node:net';
import { and, asc, count, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queries } from '#database/client.ts';
import type { Attempt, RateLimits } from '../services.ts';
import { rateCounts } from './tables.ts';
import { hashToken } from './tokens.ts';

const minute = 60_000;

/** Limits failed attempts. An attempt counts as failed until it succeeds, so parallel guesses can't slip past. Accounts needn't exist. */
const limits = {
  network: { max: 50, within: 15 * minute },
  account: { max: 10, within: 15 * minute, resets: true },
  browser: { max: 10, within: 15 * minute, resets: true },
  unknownBrowsers: { max: 100, within: 60 * minute },
  // Before a password change, somebody may have collected known browsers.
  knownBrowsers: { max: 100, within: 60 * minute },
  password: { max: 10, within: 15 * minute, resets: true },
  secondFactor: { max: 10, within: 60 * minute, resets: true },
  askForPasskey: { max: 60, within: 15 * minute },
  remark: { max: 20, within: 15 * minute },
  form: { max: 10, within: 15 * minute },
  formNearby: { max: 60, within: 60 * minute },
  formAnywhere: { max: 600, within: 60 * minute },
  // A flood would have to open a form for each few, and to wait.
  readForm: { max: 5, within: 60 * minute },
  readForms: { max: 3000, within: 60 * minute },
  mail: { max: 5, within: 15 * minute, resets: true },
} satisfies Record<string, Limit>;

interface Limit {
  max: number;
  /** In milliseconds, from the first failure. */
  within: number;
  /** Whether a success resets the count, not only its own attempt. */
  resets?: boolean;
}

/** The counted subject: an account, a network, … */
type Counter = [name: keyof typeof limits, key: string];

export function createRateLimits(options: { db: Database; now(): Date }): RateLimits {
  const counts = openRateCounts(options);
  const open = (...counters: Counter[]): Attempt => ({
    wait: Math.ceil(counts.add(counters) / 1000),
    succeeded: () => counts.succeed(counters),
  });
  const network = (address: string): Counter => ['network', networkOf(address)];
  return {
    signIn(email, address, browser) {
      if (browser) return open(['browser', `${browser} ${email}`], ['knownBrowsers', email]);
      const here: Counter = ['account', `${networkOf(address)} ${email}`];
      return open(network(address), here, ['unknownBrowsers', email]);
    },
    changePassword: (userId, address) => open(network(address), ['password', userId]),
    secondFactor: (userId, address) => open(network(address), ['secondFactor', userId]),
    askForPasskey: (address) => open(['askForPasskey', networkOf(address)]),
    mail: (email, address) => open(network(address), ['mail', email]),
    resetMail: (email) => counts.succeed([['mail', email]]),
    remark: (address) => open(['remark', networkOf(address)]),
    form(address, { id, seconds }) {
      const here: Counter = ['form', networkOf(address)];
      const near: Counter = ['formNearby', neighbourhoodOf(address)];
      if (seconds < 10) return open(here, near, ['formAnywhere', '']);
      return open(here, near, ['readForms', ''], ['readForm', id]);
    },
    openLink: (address) => open(network(address)),
  };
}

/** Counts in memory, at most `max` in so many seconds. Returns 0, or the seconds to wait. */
export function memoryLimit(max: number, seconds: number): (key: string) => number {
  const counts = new LRUCache<string, number>({ max: 10_000, ttl: seconds * 1000, noUpdateTTL: true });
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > max ? Math.ceil(counts.getRemainingTTL(key) / 1000) : 0;
  };
}

/** A household or office: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head.split(':'), tail?.split(':') ?? []];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

// A provider's customer: the /24 of an IPv4 address, the /48 of an IPv6 address.
function neighbourhoodOf(address: string): string {
  const network = networkOf(address);
  return network.includes(':') ? network.split(':').slice(0, 3).join(':') : network.replace(/\.\d+$/, '');
}

// Some ten megabytes.
const maxRows = 100_000;
// The window of the longest limit.
const longestWindow = 60 * minute;

/** Counts of failures, kept across restarts. An attempt's counts are written together, and not at all when refused: floods write nothing. */
function openRateCounts({ db, now }: { db: Database; now(): Date }) {
  let nextCleaning = 0;
  return {
    /** Returns 0, or the milliseconds to wait: then it wasn't counted. */
    add(counters: Counter[]): number {
      const time = now().getTime();
      const wait = Math.max(...counters.map((counter) => waitingTime(db, counter, time)));
      if (wait > 0) return wait;
      const isDue = time >= nextCleaning || time < nextCleaning - minute;
      if (isDue) nextCleaning = time + minute;
      db.transaction((tx) => {
        if (isDue) clean(tx, time);
        for (const counter of counters) addOne(tx, counter, time);
      });
      return 0;
    },
    succeed(counters: Counter[]): void {
      const less = { count: sql`max(0, ${rateCounts.count} - 1)` };
      db.transaction((tx) => {
        for (const [name, key] of counters) {
          const row = eq(rateCounts.id, idOf(name, key));
          const { resets = false }: Limit = limits[name];
          if (resets) tx.delete(rateCounts).where(row).run();
          else tx.update(rateCounts).set(less).where(row).run();
        }
      });
    },
  };
}

// Ignores counts from a fast clock: they would count for years.
function isLive({ within }: Limit, time: number) {
  return and(gt(rateCounts.expiresAt, new Date(time)), lte(rateCounts.expiresAt, new Date(time + within)));
}

function waitingTime(db: Queries, [name, key]: Counter, time: number) {
  const isIt = and(eq(rateCounts.id, idOf(name, key)), isLive(limits[name], time));
  const row = db.select().from(rateCounts).where(isIt).get();
  return row && row.count >= limits[name].max ? row.expiresAt.getTime() - time : 0;
}

function addOne(db: Queries, [name, key]: Counter, time: number) {
  const id = idOf(name, key);
  const more = { count: sql`${rateCounts.count} + 1` };
  const live = and(eq(rateCounts.id, id), isLive(limits[name], time));
  if (db.update(rateCounts).set(more).where(live).run().changes > 0) return;
  const first = { id, count: 1, expiresAt: new Date(time + limits[name].within) };
  db.insert(rateCounts).values(first).onConflictDoUpdate({ target: rateCounts.id, set: first }).run();
}

// A flood leaves rows with one failure: those go first, lockouts stay.
function clean(db: Queries, time: number) {
  const { id, expiresAt } = rateCounts;
  const over = or(lte(expiresAt, new Date(time)), gt(expiresAt, new Date(time + longestWindow)));
  db.delete(rateCounts).where(over).run();
  const rows = db.select({ count: count() }).from(rateCounts).get()?.count ?? 0;
  if (rows <= maxRows) return;
  const least = db
    .select({ id })
    .from(rateCounts)
    .orderBy(asc(rateCounts.count), asc(expiresAt))
    .limit(rows - maxRows);
  db.delete(rateCounts).where(inArray(id, least)).run();
}

function idOf(name: string, key: string) {
  return hashToken(`${name} ${key}`);
}

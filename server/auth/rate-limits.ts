import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { Database } from '#database/client.ts';
import type { Attempt, RateLimits } from '../services.ts';
import { type Counter, type Limit, openRateCounts } from './rate-counts.ts';

const minute = 60_000;

/** Limits failed attempts. An attempt counts as failed until it succeeds, so parallel guesses can't slip past. Accounts needn't exist. */
const limits = {
  network: { name: 'network', max: 50, within: 15 * minute, resets: false },
  account: { name: 'account', max: 10, within: 15 * minute, resets: true },
  browser: { name: 'browser', max: 10, within: 15 * minute, resets: true },
  unknownBrowsers: { name: 'unknown-browsers', max: 100, within: 60 * minute, resets: false },
  // Before a password change, somebody may have collected known browsers.
  knownBrowsers: { name: 'known-browsers', max: 100, within: 60 * minute, resets: false },
  password: { name: 'password', max: 10, within: 15 * minute, resets: true },
  secondFactor: { name: 'second-factor', max: 10, within: 60 * minute, resets: true },
  askForPasskey: { name: 'ask-for-passkey', max: 60, within: 15 * minute, resets: false },
  remark: { name: 'remark', max: 20, within: 15 * minute, resets: false },
  form: { name: 'form', max: 10, within: 15 * minute, resets: false },
  formNearby: { name: 'form-nearby', max: 60, within: 60 * minute, resets: false },
  formAnywhere: { name: 'form-anywhere', max: 600, within: 60 * minute, resets: false },
  // A flood would have to open a form for each few, and to wait.
  readForm: { name: 'read-form', max: 5, within: 60 * minute, resets: false },
  readForms: { name: 'read-forms', max: 3000, within: 60 * minute, resets: false },
  mail: { name: 'mail', max: 5, within: 15 * minute, resets: true },
} satisfies Record<string, Limit>;

export function createRateLimits(options: { db: Database; now(): Date }): RateLimits {
  const counts = openRateCounts(options);
  const open = (...counters: Counter[]): Attempt => ({
    wait: Math.ceil(counts.add(counters) / 1000),
    succeeded: () => counts.succeed(counters),
  });
  const network = (address: string): Counter => [limits.network, networkOf(address)];
  return {
    signIn(email, address, browser) {
      if (browser) return open([limits.browser, `${browser} ${email}`], [limits.knownBrowsers, email]);
      const here: Counter = [limits.account, `${networkOf(address)} ${email}`];
      return open(network(address), here, [limits.unknownBrowsers, email]);
    },
    changePassword: (userId, address) => open(network(address), [limits.password, userId]),
    secondFactor: (userId, address) => open(network(address), [limits.secondFactor, userId]),
    askForPasskey: (address) => open([limits.askForPasskey, networkOf(address)]),
    mail: (email, address) => open(network(address), [limits.mail, email]),
    resetMail: (email) => counts.succeed([[limits.mail, email]]),
    remark: (address) => open([limits.remark, networkOf(address)]),
    form(address, { id, seconds }) {
      const near: Counter = [limits.formNearby, neighbourhoodOf(address)];
      const anywhere: Counter[] =
        seconds < 10
          ? [[limits.formAnywhere, '']]
          : [
              [limits.readForms, ''],
              [limits.readForm, id],
            ];
      return open([limits.form, networkOf(address)], near, ...anywhere);
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

import { isIPv6 } from 'node:net';
import type { Database } from '#database/client.ts';
import { type Counter, type Limit, openRateCounts } from './rate-counts.ts';

const minute = 60_000;

/**
 * How often somebody may fail. An attempt counts as failed until it says otherwise: so parallel guesses can't slip past
 * the count. Whether an account exists makes no difference.
 */
export interface RateLimits {
  /**
   * A guess at a password. An unknown browser shares its account's 10 failures in 15 minutes with its network, the 50 of the
   * network, and the account's 100 in an hour from anywhere. A known browser (its id, else null) has counts of its own, which
   * strangers can't use up.
   */
  signIn(email: string, address: string, knownBrowser: string | null): Attempt;
  /** A guess at the current password by somebody signed in: 10 failures in 15 minutes. */
  changePassword(userId: string, address: string): Attempt;
  /** A mail with a link: 5 in 15 minutes to each address, until one of the links was used. */
  mail(email: string, address: string): Attempt;
  /** Forgets the mails that an e-mail address was sent. */
  forgetMail(email: string): void;
  /** The opening of a link, where only the address counts. */
  openLink(address: string): Attempt;
}

export interface Attempt {
  /** 0, or the seconds until the next attempt is allowed; then this one must be refused unseen. */
  wait: number;
  /** Forgets the failures before. The network and the whole account only get this attempt back: an account of one's own must not reset the one, nor its owner what strangers try at the other. */
  succeeded(): void;
}

const limits = {
  network: { name: 'network', most: 50, within: 15 * minute, forgets: false },
  account: { name: 'account', most: 10, within: 15 * minute, forgets: true },
  browser: { name: 'browser', most: 10, within: 15 * minute, forgets: true },
  unknownBrowsers: { name: 'unknown-browsers', most: 100, within: 60 * minute, forgets: false },
  // Somebody may have collected many known browsers before a password was changed.
  knownBrowsers: { name: 'known-browsers', most: 100, within: 60 * minute, forgets: false },
  password: { name: 'password', most: 10, within: 15 * minute, forgets: true },
  mail: { name: 'mail', most: 5, within: 15 * minute, forgets: true },
} satisfies Record<string, Limit>;

export function createRateLimits(needs: { db: Database; now(): Date }): RateLimits {
  const counts = openRateCounts(needs);
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
    mail: (email, address) => open(network(address), [limits.mail, email]),
    forgetMail: (email) => counts.succeed([[limits.mail, email]]),
    openLink: (address) => open(network(address)),
  };
}

/** One household or office: an IPv4 address, or the /64 that an IPv6 address is in, since one machine may use all of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [head.split(':'), tail?.split(':') ?? []];
  const zeros = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const minutes15 = 15 * 60;
const hour = 60 * 60;

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
  signIn(email: string, address: string, knownBrowser: string | null): Promise<Attempt>;
  /** A guess at the current password by somebody signed in: 10 failures in 15 minutes. */
  changePassword(userId: string, address: string): Promise<Attempt>;
  /** A mail with a link: 5 in 15 minutes to each address, until one of the links was used. */
  mail(email: string, address: string): Promise<Attempt>;
  /** Forgets the mails that an e-mail address was sent. */
  forgetMail(email: string): Promise<void>;
  /** The opening of a link, where only the address counts. */
  openLink(address: string): Promise<Attempt>;
}

export interface Attempt {
  /** 0, or the seconds until the next attempt is allowed; then this one must be refused unseen. */
  wait: number;
  /** Forgets the failures before. The network and the whole account only get this attempt back: an account of one's own must not reset the one, nor its owner what strangers try at the other. */
  succeeded(): Promise<void>;
}

interface Limit {
  limiter: RateLimiterMemory;
  /** Does a success forget all failures, or only itself? */
  forgets: boolean;
}

type Counter = [limit: Limit, key: string];

export function createRateLimits(): RateLimits {
  const networks = createLimit(50, minutes15, false);
  const accounts = createLimit(10, minutes15, true);
  const browsers = createLimit(10, minutes15, true);
  const unknownBrowsers = createLimit(100, hour, false);
  // Somebody may have collected many known browsers before a password was changed.
  const knownBrowsers = createLimit(100, hour, false);
  const mails = createLimit(5, minutes15, true);
  const passwords = createLimit(10, minutes15, true);
  return {
    signIn(email, address, browser) {
      const network = networkOf(address);
      if (browser) {
        return open([
          [browsers, `${browser} ${email}`],
          [knownBrowsers, email],
        ]);
      }
      return open([
        [networks, network],
        [accounts, `${network} ${email}`],
        [unknownBrowsers, email],
      ]);
    },
    changePassword: (userId, address) =>
      open([
        [networks, networkOf(address)],
        [passwords, userId],
      ]),
    mail: (email, address) =>
      open([
        [networks, networkOf(address)],
        [mails, email],
      ]),
    async forgetMail(email) {
      await mails.limiter.delete(email);
    },
    openLink: (address) => open([[networks, networkOf(address)]]),
  };
}

function createLimit(points: number, duration: number, forgets: boolean): Limit {
  return { limiter: new RateLimiterMemory({ points, duration }), forgets };
}

async function open(counters: Counter[]): Promise<Attempt> {
  const succeeded = async () => {
    for (const [{ limiter, forgets }, key] of counters)
      forgets ? await limiter.delete(key) : await limiter.reward(key);
  };
  for (const [{ limiter }, key] of counters) {
    const wait = await secondsToWait(limiter, key);
    if (wait) return { wait, succeeded };
  }
  return { wait: 0, succeeded };
}

async function secondsToWait(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
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

import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const minutes15 = 15 * 60;

/** Counts failures: 10 in 15 minutes for an account, 50 for an address. */
export interface RateLimits {
  /**
   * Opens an attempt, counted as failed until it says otherwise: so parallel guesses can't slip past the count.
   * `wait` is 0, or the seconds until the next attempt is allowed; then this one must be refused unseen.
   * `account` is null where nothing of an account can be guessed and only the address counts.
   */
  attempt(account: string | null, address: string): Promise<Attempt>;
  /** Forgets an account's failures. */
  forget(account: string): Promise<void>;
}

export interface Attempt {
  wait: number;
  /** Forgets the account's failures. The address only gets this attempt back: else an account of one's own would reset it. */
  succeeded(): Promise<void>;
}

export function createRateLimits(): RateLimits {
  const accounts = new RateLimiterMemory({ points: 10, duration: minutes15 });
  const addresses = new RateLimiterMemory({ points: 50, duration: minutes15 });
  return {
    async attempt(account, address) {
      const network = networkOf(address);
      const wait = (await secondsToWait(addresses, network)) || (await secondsToWait(accounts, account));
      const succeeded = async () => {
        if (account !== null) await accounts.delete(account);
        await addresses.reward(network);
      };
      return { wait, succeeded };
    },
    async forget(account) {
      await accounts.delete(account);
    },
  };
}

async function secondsToWait(limiter: RateLimiterMemory, key: string | null) {
  if (key === null) return 0;
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

import { isIPv6 } from 'node:net';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

const minutes15 = 15 * 60;

/** Counts in 15 minutes: 10 failures for an account, 50 for an address; 5 mails with links to each e-mail address. */
export interface RateLimits {
  /**
   * Opens an attempt, counted as failed until it says otherwise: so parallel guesses can't slip past the count.
   * `wait` is 0, or the seconds until the next attempt is allowed; then this one must be refused unseen.
   * `account` is null where nothing of an account can be guessed and only the address counts.
   */
  attempt(account: string | null, address: string): Promise<Attempt>;
  /** Opens the sending of a link by mail, which nothing gives back before the link was used. */
  mail(email: string, address: string): Promise<Attempt>;
  /** Forgets the mails that an e-mail address was sent. */
  forgetMail(email: string): Promise<void>;
}

export interface Attempt {
  wait: number;
  /** Forgets the account's failures. The address only gets this attempt back: else an account of one's own would reset it. */
  succeeded(): Promise<void>;
}

export function createRateLimits(): RateLimits {
  const accounts = new RateLimiterMemory({ points: 10, duration: minutes15 });
  const mails = new RateLimiterMemory({ points: 5, duration: minutes15 });
  const addresses = new RateLimiterMemory({ points: 50, duration: minutes15 });
  async function open(limiter: RateLimiterMemory, key: string | null, address: string) {
    const network = networkOf(address);
    const wait = (await secondsToWait(addresses, network)) || (await secondsToWait(limiter, key));
    const succeeded = async () => {
      if (key !== null) await limiter.delete(key);
      await addresses.reward(network);
    };
    return { wait, succeeded };
  }
  return {
    attempt: (account, address) => open(accounts, account, address),
    mail: (email, address) => open(mails, email, address),
    async forgetMail(email) {
      await mails.delete(email);
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

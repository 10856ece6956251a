import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { visitorAddress } from '#server/http/addresses.ts';

// Browsers send the same few names again and again, and recognizing one takes as long as a cached page.
const known = new LRUCache<string, 'bot' | 'person'>({ max: 1000 });

/** Whether a program says that it is one. Browsers always name themselves. */
export function isBot(agent: string | undefined): boolean {
  if (!agent) return true;
  const before = known.get(agent);
  if (before) return before === 'bot';
  const found = isbot(agent.slice(0, 1000));
  known.set(agent, found ? 'bot' : 'person');
  return found;
}

/** Whether a person opens it, rather than a script. Only browsers on https say so. */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

export function wantsPrivacy(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}

interface Memo {
  agent: string | undefined;
  forwarded: string | string[] | undefined;
  salt: Buffer;
  key: string;
}

/** Distinguishes visits without cookies, in memory only: nothing of it is in a file, the database or the log. */
export class Visitors {
  // A key is a hash of a salt, address and browser: without the salt, which nothing stores, it says nothing.
  #salt = randomBytes(32);
  #day: string | null = null;
  // A visit ends half an hour after its last page. Beyond this many visitors, the first are forgotten, and may begin a second one.
  readonly #visiting: LRUCache<string, true>;
  // Browsers keep a connection for many pages, and hashing takes a tenth of the time of a cached page.
  readonly #ofConnections = new WeakMap<Socket, Memo>();

  /** `now`: the clock of the site, in milliseconds. */
  constructor(now: () => number) {
    this.#visiting = new LRUCache({ max: 20_000, ttl: 30 * 60_000, ttlResolution: 0, perf: { now } });
  }

  beginsVisit(request: IncomingMessage): boolean {
    const key = this.#keyOf(request);
    const isNew = !this.#visiting.has(key);
    this.#visiting.set(key, true);
    return isNew;
  }

  /** Forgets visits that are over; on another day, all of them and the salt. */
  beginDay(day: string): void {
    if (this.#day !== null && this.#day !== day) {
      this.#salt = randomBytes(32);
      this.#visiting.clear();
    }
    this.#day = day;
    this.#visiting.purgeStale();
  }

  #keyOf(request: IncomingMessage): string {
    const { 'user-agent': agent, 'x-forwarded-for': forwarded } = request.headers;
    const salt = this.#salt;
    const memo = this.#ofConnections.get(request.socket);
    if (memo && memo.agent === agent && memo.forwarded === forwarded && memo.salt === salt) return memo.key;
    const hash = createHash('sha256')
      .update(salt)
      .update(`${visitorAddress(request) ?? ''}\n${agent ?? ''}`);
    const key = hash.digest('base64url').slice(0, 22);
    this.#ofConnections.set(request.socket, { agent, forwarded, salt, key });
    return key;
  }
}

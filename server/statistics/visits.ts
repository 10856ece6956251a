import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Request } from 'express';

/** A visit ends when its visitor has opened no page for this long (milliseconds). */
const longestPause = 30 * 60_000;
/** How many visitors are remembered at once: with more, the first ones are forgotten, and may begin a second visit. */
const maxVisitors = 20_000;

/** A visitor who was here within half an hour. */
interface Visitor {
  /** A hash of a salt, the address and the browser: without the salt, which nothing stores, it says nothing. */
  key: string;
  /** When they opened a page last. */
  seen: number;
}

interface Memo {
  agent: string | undefined;
  forwarded: string | string[] | undefined;
  visitor: Visitor;
  salt: Buffer;
}

/** Distinguishes visits without cookies, in memory only: nothing of it is in a file, the database or the log. */
export class Visits {
  #salt = randomBytes(32);
  #day: string | null = null;
  #visitors = new Map<string, Visitor>();
  // Browsers keep a connection for many pages, and hashing takes a tenth of the time of a cached page.
  readonly #ofConnections = new WeakMap<Socket, Memo>();

  /** Notes that a visitor opened a page. Does a visit begin with it? */
  begins(request: IncomingMessage, at: number): boolean {
    const visitor = this.#visitorOf(request);
    const isNew = at - visitor.seen > longestPause;
    visitor.seen = at;
    if (isNew) this.#remember(visitor);
    return isNew;
  }

  /** Forgets the visitors whose visits are over; when another day has begun, all of them, and the salt. */
  forget(at: number, day: string): void {
    const isNew = this.#day !== null && this.#day !== day;
    this.#day = day;
    if (isNew) {
      this.#salt = randomBytes(32);
      this.#visitors.clear();
    }
    for (const [key, { seen }] of this.#visitors) {
      if (at - seen > longestPause) this.#visitors.delete(key);
    }
  }

  /** How many visitors are remembered. */
  get size(): number {
    return this.#visitors.size;
  }

  #visitorOf(request: IncomingMessage): Visitor {
    const { 'user-agent': agent, 'x-forwarded-for': forwarded } = request.headers;
    const memo = this.#ofConnections.get(request.socket);
    if (memo && memo.agent === agent && memo.forwarded === forwarded && memo.salt === this.#salt)
      return memo.visitor;
    const key = this.#keyOf(addressOf(request), agent);
    const visitor = this.#visitors.get(key) ?? { key, seen: Number.NEGATIVE_INFINITY };
    this.#ofConnections.set(request.socket, { agent, forwarded, visitor, salt: this.#salt });
    return visitor;
  }

  #keyOf(address: string, agent = '') {
    const hash = createHash('sha256').update(this.#salt).update(`${address}\n${agent}`);
    return hash.digest('base64url').slice(0, 22);
  }

  #remember(visitor: Visitor) {
    if (this.#visitors.size >= maxVisitors) {
      const [first] = this.#visitors.keys();
      this.#visitors.delete(first ?? '');
    }
    this.#visitors.set(visitor.key, visitor);
  }
}

// Express's address, which trusts as many proxies as TRUST_PROXY says; the requests of the page cache have it, too.
function addressOf(request: IncomingMessage) {
  return (request as Partial<Request>).ip ?? request.socket.remoteAddress ?? '';
}

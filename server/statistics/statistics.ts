import type { IncomingMessage } from 'node:http';
import type { Database } from '#database/client.ts';
import { type Env, originOf } from '../env.ts';
import { requestedUrl } from '../http/addresses.ts';
import { findSettings } from '../site/settings.ts';
import { dayOf } from '../site/weeks.ts';
import { countryOf } from './country.ts';
import { DailyCounts } from './counts.ts';
import { isAhead, isBot, isOpened, wantsPrivacy } from './person.ts';
import { type Search, searchName } from './searched.ts';
import { type Arrival, sourceOf } from './source.ts';
import { storeCounts } from './store.ts';
import type { Kind } from './tables.ts';
import { Visits } from './visits.ts';

// Browsers use what they fetched ahead for five minutes (Chromium); a person may take longer to wake the phone.
const rememberedFor = 30 * 60_000;
const maxPages = 2000;

/**
 * Pages that browsers fetched before anybody wanted to see them. Only these can be reported as opened: nobody can make up
 * pages, and a report counts no more than a request would have.
 */
class Opened {
  #pages = new Map<string, { times: number; last: number }>();

  /** A browser fetched the page at `path` ahead. */
  expect(path: string, at: number): void {
    const page = this.#pages.get(path);
    if (page) {
      page.times += 1;
      page.last = at;
    } else if (this.#pages.size < maxPages) this.#pages.set(path, { times: 1, last: at });
  }

  /** A page at `path` was opened. Was it one of these? */
  take(path: string): boolean {
    const page = this.#pages.get(path);
    if (!page) return false;
    page.times -= 1;
    if (page.times === 0) this.#pages.delete(path);
    return true;
  }

  /** Forgets the pages that nobody has opened. */
  forget(at: number): void {
    for (const [path, { last }] of this.#pages) {
      if (Math.abs(at - last) > rememberedFor) this.#pages.delete(path);
    }
  }
}

interface Needs {
  db: Database;
  env: Env;
  now(): Date;
}

/**
 * Counts what people do on the public pages. In memory, until `write` stores the numbers: a page that is in the cache
 * must stay as fast as it is. Callers leave out staff.
 */
export class Statistics {
  readonly #needs: Needs;
  readonly #isOn: boolean;
  readonly #ownHost: string;
  readonly #counts = new DailyCounts();
  readonly #visits = new Visits();
  readonly #ahead = new Opened();

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#isOn = needs.env.STATISTICS === 'on';
    this.#ownHost = new URL(originOf(needs.env)).host;
  }

  /**
   * Counts the page at `path` that a request asked for and got. Returns whether a person opened it: bots and browsers that
   * fetch ahead don't count.
   */
  countPage(request: IncomingMessage, path: string): boolean {
    const { method, headers } = request;
    if (!this.#isOn || method !== 'GET' || isBot(headers['user-agent'])) return false;
    if (isAhead(headers)) {
      this.#ahead.expect(path, this.#time());
      return false;
    }
    if (!isOpened(headers)) return false;
    this.#countView(request, path, headers.referer);
    return true;
  }

  /** Counts a page that was fetched ahead, and that the visitor has opened since, as the page itself reports. */
  countOpened(request: IncomingMessage, { url, referrer }: Arrival): void {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    if (!this.#isOn || isBot(request.headers['user-agent']) || !this.#ahead.take(path)) return;
    this.#countView(request, path, referrer, url);
  }

  /** Counts a search whose results a person opened. */
  countSearch(search: Search): void {
    this.#add(search.hasResults ? 'search' : 'miss', searchName(search));
  }

  /** Counts a file that a visitor downloaded. */
  countDownload({ headers }: IncomingMessage, path: string): void {
    if (!isBot(headers['user-agent'])) this.#add('download', path);
  }

  /** Counts a request (a form) that was stored, by the path of what it is about. */
  countRequest(path: string): void {
    this.#add('request', path);
  }

  /** Stores what was counted since the last time. What can't be stored is kept for the next time. */
  write(): void {
    const now = this.#needs.now();
    this.#visits.forget(now.getTime(), dayOf(now, this.#timeZone()));
    this.#ahead.forget(now.getTime());
    const { days } = this.#counts;
    if (days.size > 0) storeCounts(this.#needs.db, days);
    this.#counts.clear();
  }

  #countView(request: IncomingMessage, path: string, referrer: string | undefined, url?: string) {
    this.#add('page', path);
    if (wantsPrivacy(request.headers) || !this.#visits.begins(request, this.#time())) return;
    const arrival = { url: url ?? requestedUrl(request), referrer };
    this.#add('source', sourceOf(arrival, [this.#ownHost, request.headers.host]));
    const country = this.#needs.env.TRUST_PROXY > 0 && countryOf(request.headers);
    if (country) this.#add('country', country);
  }

  #add(kind: Kind, name: string) {
    if (this.#isOn) this.#counts.add(kind, name, this.#time(), this.#timeZone);
  }

  #time() {
    return this.#needs.now().getTime();
  }

  readonly #timeZone = () => findSettings(this.#needs.db)?.timeZone ?? 'Asia/Jakarta';
}

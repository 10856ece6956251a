import type { IncomingMessage } from 'node:http';
import { count, gt, lt } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { findSettings, readSettings } from '#database/site-settings.ts';
import { localDay } from '#lib/dates.ts';
import { originOf } from '#server/env.ts';
import type { Job } from '#server/jobs/points.ts';
import type { Service, Services } from '#server/services.ts';
import type { PageVisit, Search, Visit } from '#server/visits/points.ts';
import { DailyCounts, type Kind } from './counts.ts';
import { type Arrival, countryOf, searchName, sourceOf } from './names.ts';
import { limitNames, storeCounts } from './store.ts';
import { statisticsDays, statisticsNames } from './tables.ts';
import { isBot, isNavigation, Visitors, wantsPrivacy } from './visitors.ts';

/** The counters of a site. They are written when it is closed, too. */
export const statistics: Service<Statistics> = {
  open: (services) => new Statistics(services),
  close: (opened) => opened.write(),
};

/** Counts visits in memory, until `write` stores the numbers: a cached page must stay as fast as it is. */
export class Statistics {
  readonly #services: Services;
  readonly #isOn: boolean;
  readonly #ownHost: string;
  readonly #counts = new DailyCounts();
  readonly #visitors: Visitors;
  // Pages that browsers prefetched, and how often. Only these can be reported as opened: nobody can make up pages, and a report
  // counts no more than a request would have. Chromium uses them for five minutes; a person may take longer to wake the phone.
  readonly #prefetched: LRUCache<string, number>;

  constructor(services: Services) {
    this.#services = services;
    this.#isOn = services.env.STATISTICS === 'on';
    this.#ownHost = new URL(originOf(services.env)).host;
    const perf = { now: this.#time };
    this.#prefetched = new LRUCache({ max: 2000, ttl: 30 * 60_000, ttlResolution: 0, perf });
    this.#visitors = new Visitors(this.#time);
  }

  /** Counts what a visitor did. Bots don't count. */
  count(visit: Visit): void {
    const isPerson = visit.kind === 'request' || !isBot(visit.request.headers['user-agent']);
    if (!this.#isOn || !isPerson) return;
    if (visit.kind === 'page') this.#countPage(visit);
    else this.#add(visit.kind, visit.path);
  }

  /** Counts a prefetched page that the visitor has opened since, as the page itself reports. */
  countOpened(request: IncomingMessage, { url, referrer }: Arrival): void {
    const path = url.split(/[?#]/, 1)[0] ?? '';
    const times = this.#prefetched.get(path);
    if (!this.#isOn || !times || isBot(request.headers['user-agent'])) return;
    if (times > 1) this.#prefetched.set(path, times - 1, { noUpdateTTL: true });
    else this.#prefetched.delete(path);
    this.#countView(request, path, { url, referrer });
  }

  countSearch(search: Search): void {
    this.#add(search.hasResults ? 'search' : 'miss', searchName(search));
  }

  /** Stores the counts since the last time. Counts that can't be stored are kept for the next time. */
  write(): void {
    this.#visitors.beginDay(localDay(this.#services.now(), this.#timeZone()));
    const { days } = this.#counts;
    if (days.size > 0) storeCounts(this.#services.db, days);
    this.#counts.clear();
  }

  #countPage({ request, path, url, isPrefetch, search }: PageVisit) {
    if (isPrefetch) this.#prefetched.set(path, (this.#prefetched.get(path) ?? 0) + 1);
    if (isPrefetch || !isNavigation(request.headers)) return;
    this.#countView(request, path, { url, referrer: request.headers.referer });
    if (search) this.countSearch(search);
  }

  #countView(request: IncomingMessage, path: string, arrival: Arrival) {
    this.#add('page', path);
    if (wantsPrivacy(request.headers) || !this.#visitors.beginsVisit(request)) return;
    this.#add('source', sourceOf(arrival, [this.#ownHost, request.headers.host]));
    const country = this.#services.env.TRUST_PROXY > 0 && countryOf(request.headers);
    if (country) this.#add('country', country);
  }

  #add(kind: Kind, name: string) {
    if (this.#isOn) this.#counts.add(kind, name, this.#time(), this.#timeZone);
  }

  readonly #time = () => this.#services.now().getTime();
  readonly #timeZone = () => findSettings(this.#services.db)?.timeZone ?? 'Asia/Jakarta';
}

const aDay = 24 * 60 * 60_000;
/** A year, and the one before to compare it with. */
const storedDays = 2 * 365;
/** Older days keep their most frequent names only. */
const detailedDays = 90;
const maxNames = 50;

export const storeStatistics: Job = {
  failure: 'The statistics could not be stored',
  every: 5000,
  run: ({ service }) => service(statistics).write(),
};

/** Removes days after two years, and rare names after three months. */
export const removeOldStatistics: Job = {
  failure: 'Old statistics could not be removed',
  every: aDay,
  run({ db, now }) {
    const { timeZone } = readSettings(db);
    const before = (days: number) => localDay(new Date(now().getTime() - days * aDay), timeZone);
    db.transaction((tx) => {
      const first = before(storedDays - 1);
      tx.delete(statisticsNames).where(lt(statisticsNames.day, first)).run();
      tx.delete(statisticsDays).where(lt(statisticsDays.day, first)).run();
    });
    const { kind, day } = statisticsNames;
    const long = db
      .select({ kind, day })
      .from(statisticsNames)
      .where(lt(day, before(detailedDays)))
      .groupBy(kind, day)
      .having(gt(count(), maxNames + 1))
      .all();
    for (const names of long) db.transaction((tx) => limitNames(tx, { ...names, most: maxNames }));
  },
};

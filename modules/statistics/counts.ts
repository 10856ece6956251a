import { addDays, localDay, startOfDay } from '#lib/dates.ts';

/** Stands for the names that had no room. No name has this letter alone. */
export const other = '…';

/**
 * Counted names: paths of pages, downloads and subjects of requests, hosts or campaigns, countries, searches (`names.ts`).
 * `metric`: the sum of the day that they are part of; `most`: the names of a day, enough for the pages of a large site, and no
 * room for a flood; `label`: the heading in a file.
 */
export const kinds = {
  page: { metric: 'views', most: 500, isPath: true, label: 'Page' },
  source: { metric: 'visits', most: 200, isPath: false, label: 'Source' },
  country: { metric: null, most: 250, isPath: false, label: 'Country' },
  search: { metric: 'searches', most: 200, isPath: false, label: 'Search' },
  miss: { metric: 'misses', most: 200, isPath: false, label: 'Search without results' },
  download: { metric: 'downloads', most: 100, isPath: true, label: 'Download' },
  request: { metric: 'requests', most: 200, isPath: true, label: 'Request about' },
} as const;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as [Kind, ...Kind[]];

const longestName = 200;

export type DayCounts = Record<Kind, Map<string, number>>;

/** Counts in memory until they are stored, of a limited size. */
export class DailyCounts {
  #days = new Map<string, DayCounts>();
  #today: DayCounts | null = null;
  // The instants between which it is today.
  #begin = 0;
  #end = 0;

  /** Counts something at an instant (milliseconds) in this time zone, which is read when a day begins and after `clear`. */
  add(kind: Kind, name: string, at: number, timeZone: () => string): void {
    const isToday = at >= this.#begin && at < this.#end;
    const today = (isToday && this.#today) || this.#open(at, timeZone());
    const names = today[kind];
    const count = names.get(name);
    if (count !== undefined) names.set(name, count + 1);
    else if (names.size < kinds[kind].most && name.length <= longestName && name !== other)
      names.set(name, 1);
    else names.set(other, (names.get(other) ?? 0) + 1);
  }

  get days(): ReadonlyMap<string, DayCounts> {
    return this.#days;
  }

  clear(): void {
    if (this.#days.size > 0) this.#days = new Map();
    this.#today = null;
  }

  #open(at: number, timeZone: string): DayCounts {
    const day = localDay(new Date(at), timeZone);
    this.#begin = startOfDay(day, timeZone).getTime();
    this.#end = startOfDay(addDays(day, 1), timeZone).getTime();
    const empty = () => Object.fromEntries(kindNames.map((kind) => [kind, new Map()])) as DayCounts;
    this.#today = this.#days.get(day) ?? empty();
    this.#days.set(day, this.#today);
    return this.#today;
  }
}

import { addDays, localDay, startOfDay } from '#lib/dates.ts';
import { type Kind, kinds } from './tables.ts';

/** Stands for the names that had no room. No name has this letter alone. */
export const other = '…';

/** The names of a day by kind: enough for the pages of a large site, and no room for a flood. */
export const maxNames: Record<Kind, number> = {
  page: 500,
  source: 200,
  country: 250,
  search: 200,
  miss: 200,
  download: 100,
  request: 200,
};

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
    else if (names.size < maxNames[kind] && name.length <= longestName && name !== other) names.set(name, 1);
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
    const empty = () => Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as DayCounts;
    this.#today = this.#days.get(day) ?? empty();
    this.#days.set(day, this.#today);
    return this.#today;
  }
}

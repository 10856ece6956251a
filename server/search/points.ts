import type { SearchEntry } from '#database/search.ts';
import type { Localized } from '#lib/language.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** What visitors find of a module. */
export interface Searched {
  /** The heading of the group of results. */
  label: Localized;
  /** Every entry, to rebuild the index. */
  entries(context: ModuleContext): SearchEntry[];
  /** Lists that are found by their names. */
  lists?(context: ModuleContext): { label: Localized; route: string }[];
}

export const searches = point<Searched>('searches');

/** The jobs that one can apply for, and the page that lists them. */
export interface OpenJobs {
  jobs: { title: string; path: string; facts: Localized }[];
  path: string;
}

/** What answers a search for work; null while nobody is wanted. */
export const vacancies =
  point<(context: ModuleContext & { timeZone: string }) => OpenJobs | null>('vacancies');

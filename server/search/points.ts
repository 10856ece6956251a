import type { Localized } from '#lib/language.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** A group of results: the entries of a module, by their types' `search`. */
interface SearchGroup {
  label: Localized;
  /** Lists found by their names. */
  lists?(context: ModuleContext): { label: Localized; route: string }[];
}

export const searches = point<SearchGroup>('searches');

export interface OpenJobs {
  jobs: { title: string; path: string; facts: Localized }[];
  path: string;
}

/** Answers a search for jobs; null while there are none. */
export const vacancies =
  point<(context: ModuleContext & { timeZone: string }) => OpenJobs | null>('vacancies');

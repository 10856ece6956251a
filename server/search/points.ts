import type { Localized } from '#lib/language.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** A group of results: the entries of a module, by their types' `search`. */
export interface SearchGroup {
  label: Localized;
  /** Lists that are found by their names. */
  lists?(context: ModuleContext): { label: Localized; route: string }[];
}

export const searches = point<SearchGroup>('searches');

/** The jobs that one can apply for, and the page that lists them. */
export interface OpenJobs {
  jobs: { title: string; path: string; facts: Localized }[];
  path: string;
}

/** What answers a search for work; null while nobody is wanted. */
export const vacancies =
  point<(context: ModuleContext & { timeZone: string }) => OpenJobs | null>('vacancies');

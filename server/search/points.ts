import type { ShownPicture } from '#database/shown-picture.ts';
import type { Localized } from '#lib/language.ts';
import type { Context } from '../context.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** A group of results: the entries of a module, by their types' `search`. */
interface SearchGroup {
  label: Localized;
  /** Lists found by their names. */
  lists?(context: Context): { label: Localized; route: string }[];
}

export const searches = point<SearchGroup>('searches');

export interface OpenJobs {
  jobs: { title: string; path: string; facts: Localized }[];
  path: string;
}

/** Answers a search for jobs; null while there are none. */
export const vacancies =
  point<(context: ModuleContext & { timeZone: string }) => OpenJobs | null>('vacancies');

/** A direct answer, with what the form for a quote then knows. */
export interface SearchAnswer {
  title: string;
  text: string;
  /** The page that it is about; omitted for none. */
  path?: string | undefined;
  asked: Record<string, string>;
}

/** The first answer is shown. */
export const searchAnswers =
  point<(context: Context, query: string) => SearchAnswer | null>('search answers');

/** A recommended page, with a picture. */
export interface Recommendation {
  title: string;
  path: string;
  summary: string;
  /** A few facts in the site's language, or the summary. */
  facts: string;
  /** The minimum order, where it is ordered by number. */
  minimum: number | null;
  picture: ShownPicture;
}

/** Products for other pages: at the end of an article, in search results. */
export const recommended = point<(context: ModuleContext) => Recommendation[]>('recommended');

import type { Localized } from '#lib/language.ts';
import type { ShownPicture } from '../files/shown-picture.ts';

/** A link to a page of the site, whose title is in the site's language. */
export interface PageLink {
  title: string;
  path: string;
}

/** Something that other pages lead to: its path, and a picture with words. */
export interface Recommendation extends PageLink {
  /** What it is, in a sentence. */
  summary: string;
  /** What matters of it in a few words, such as from how many, in the site's language; the summary where there is nothing. */
  facts: string;
  /** From how many it can be ordered, where it is ordered by number. */
  minimum: number | null;
  picture: ShownPicture;
}

/** The jobs that one can apply for, and the page that lists them. */
export interface OpenJobs {
  jobs: { title: string; path: string; facts: Localized }[];
  path: string;
}

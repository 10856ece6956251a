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
  picture: ShownPicture;
}

import type { Language } from '#lib/language.ts';

/** A page in sitemap.xml: `path` begins with a slash, `pictures` are stored names. */
export interface SitemapEntry {
  path: string;
  updatedAt?: Date;
  pictures?: string[];
}

/** An entry of the RSS feed. `path` begins with a slash and stays the same for the life of the entry. */
export interface FeedEntry {
  path: string;
  title: string;
  summary: string;
  category?: string;
  author?: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** The feed of a part of the site, or the path of the page that has it now. */
export type PartFeed =
  | { title(language: Language): string; entries: FeedEntry[]; movedTo?: undefined }
  | { movedTo: string };

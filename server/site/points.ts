import type { Language } from '#lib/language.ts';
import type { PersonContext } from '../content/points.ts';
import type { Signed } from '../context.ts';
import type { ShownPicture } from '../files/shown-picture.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { Services } from '../services.ts';
import type { Week } from './weeks.ts';

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

/** The pages that visitors may open at this instant, for sitemap.xml. A generator reads many in batches. */
export const sitemaps =
  point<(context: ModuleContext) => Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>>('sitemaps');

/** The entries of the RSS feed at this instant, newest first. */
export const feeds = point<(context: ModuleContext) => FeedEntry[]>('feeds');

/** The feed of the page at this path, such as a category's: at `rss.xml` below it. Throws NOT_FOUND, or null for other pages. */
export const partFeeds = point<(context: ModuleContext, path: string) => PartFeed | null>('part feeds');

/** When the next scheduled content becomes public; null when none is scheduled. */
export const nextPublications = point<(context: ModuleContext) => Date | null>('next publications');

/** A file that visitors download (`downloads.ts`). */
export interface Download {
  /**
   * The address, such as /catalog/vinci-catalog.png, or one with parameters: /packaging/:slug/:name. Its last segment is the
   * name of the saved file; below one that ends in .png, any picture is a PNG.
   */
  path: string;
  /** The stored name of the file; null when there is none: then the address is not found. */
  file(context: ModuleContext, parameters: Record<string, string>): string | null;
  /** The address of what is there instead of it, without a file; null when there is nothing. */
  movedTo?(context: ModuleContext, parameters: Record<string, string>): string | null;
  /**
   * A visitor downloaded all of it, on this day (YYYY-MM-DD) of the site. Not called for HEAD, prefetches or staff. `shown` reads
   * as `file` did, in the language of the visitor.
   */
  onDownload?(
    context: ModuleContext,
    day: string,
    parameters: Record<string, string>,
    shown: ModuleContext,
  ): void;
}

/** Small pictures in one file (`sprites.ts`), one below the other, each in a cell of the same size in pixels. */
export interface Sprite {
  /** Its address is `spriteAddress(name, pictures)`. */
  name: string;
  width: number;
  height: number;
  /** The stored names of its pictures, in their order. */
  pictures(context: ModuleContext): string[];
}

export const downloads = point<Download>('downloads');
export const sprites = point<Sprite>('sprites');

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

/** What the company sells, for pages that lead to it: the end of an article, the results of a search. */
export const recommended = point<(context: ModuleContext) => Recommendation[]>('recommended');

/** The context of a summary, with the weeks of `Summary.weekly`. */
export interface SummaryContext extends PersonContext {
  weeks: Week[];
}

/** What the dashboard says about an area. */
export interface Summary {
  title: string;
  route: string;
  /** `otherwise`: the link for people who can't open `route`. Without a link they don't see the item. `urgent` ones are red. */
  needsAttention: { title: string; route: string; otherwise?: string; why: string; urgent?: boolean }[];
  weekly?: Weekly;
}

/** A line of the dashboard, in the language of the reader; `route` is null when no screen is about it. Urgent ones are red. */
export interface Attention {
  title: string;
  why: string;
  area: string;
  route: string | null;
  urgent?: boolean;
}

/** Something to do before a new site can work for its company, and the screen where it is done. */
export interface FirstStep {
  title: string;
  why: string;
  /** Null: it is done on the dashboard. */
  route: string | null;
  /** Done, by anyone. */
  done: boolean;
}

/** How often something happened in each of the `weeks`. */
export interface Weekly {
  label: string;
  counts: number[];
  /** Whether the company does it, not its visitors: then only the plots have it. */
  isOurs?: boolean;
  /** The page of this week. */
  mostRead?: { title: string; path: string } | undefined;
}

/** Something that waits for an answer: '3 new requests', 'The oldest has been waiting for 5 h.' */
export interface Waiting {
  title: string;
  text: string;
  route: string;
  /** What the button says. */
  label: string;
}

/** What needs attention and was counted by week, for the dashboard: of the area, or of each screen. */
export const summaries = point<(context: SummaryContext) => Summary | Summary[]>('summaries');

/** What needs attention of the site itself, for the dashboard; what needs it in an area is in its summary. */
export const attention = point<(context: Signed) => Attention[] | Promise<Attention[]>>('attention');

/** What should be done first, on top of the dashboard; null when nothing waits. */
export const waiting = point<(context: PersonContext) => Waiting | null>('waiting');

/** What a new site needs from it. */
export const firstSteps = point<(services: Services) => FirstStep | FirstStep[]>('first steps');

/** A former state of the site, such as a backup, whose pages a browser may see at `/preview/<token>` (`preview-link.ts`). */
export interface FormerSite {
  /** The file of its database. */
  database: string;
  startedAt: Date;
  /** When the site was in this state. */
  madeAt: Date;
  /** Until when it can be seen. */
  until: Date;
}

/** Reads the former state that can be seen now; null when there is none. */
export const formerSite =
  point<(services: Pick<Services, 'env' | 'now'>) => FormerSite | null>('former site');

import type { Week } from '#lib/weeks.ts';
import type { PersonContext } from '../content/points.ts';
import type { Signed } from '../context.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A page in sitemap.xml. `pictures`: stored names. */
export interface SitemapEntry {
  path: string;
  updatedAt?: Date;
  pictures?: string[];
}

/** The public pages now. A generator reads many in batches. */
export const sitemaps =
  point<(context: ModuleContext) => Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>>('sitemaps');

export const nextPublications = point<(context: ModuleContext) => Date | null>('next publications');

/** A file that visitors download (`downloads.ts`). */
export interface Download {
  /** Such as /catalog/vinci-catalog.png or /packaging/:slug/:name: the last segment names the file, and below .png any picture is a PNG. */
  path: string;
  /** The stored name of the file; null when not found. */
  file(context: ModuleContext, parameters: Record<string, string>): string | null;
  /** The address of its substitute without a file; null for none. */
  movedTo?(context: ModuleContext, parameters: Record<string, string>): string | null;
  /** Called after a complete download by a visitor, on this day (YYYY-MM-DD). `shown`: in the visitor's language. */
  onDownload?(
    context: ModuleContext,
    day: string,
    parameters: Record<string, string>,
    shown: ModuleContext,
  ): void;
}

export const downloads = point<Download>('downloads');

export interface SummaryContext extends PersonContext {
  weeks: Week[];
}

/** An area on the dashboard. */
export interface Summary {
  title: string;
  route: string;
  /** People who can't open `route` don't see the item. `urgent` ones are red. */
  needsAttention: { title: string; route: string; why: string; urgent?: boolean }[];
  weekly?: Weekly;
}

/** A line of the dashboard, in the reader's language. */
export interface Attention {
  title: string;
  why: string;
  area: string;
  route: string | null;
  urgent?: boolean;
}

export interface FirstStep {
  /** Skipped steps are stored by it. */
  key: string;
  title: string;
  why: string;
  /** Null for the dashboard itself; such a step can't be skipped. */
  route: string | null;
  /** Done, by anyone. */
  done: boolean;
  /** The button that skips it, by default 'Skip'. */
  skipLabel?: string;
}

/** Counts of the `weeks`: the last and this one. */
export interface Weekly {
  label: string;
  counts: number[];
  mostRead?: { title: string; path: string } | undefined;
}

/** '3 new requests', 'Visitors are waiting for a reply.' */
export interface Waiting {
  title: string;
  text: string;
  route: string;
  label: string;
  /** The entries themselves, for people whose work they are. */
  entries?: DeskEntry[];
  /** The module whose `cards/dashboard.tsx` shows the buttons of an entry. */
  card?: string;
}

/** An entry on the desk of a right. It takes over what else the dashboard says of it. */
export interface DeskEntry {
  title: string;
  route: string;
  why: string;
  at: Date;
  /** For the module's buttons. */
  data?: unknown;
}

export const summaries = point<(context: SummaryContext) => Summary | Summary[]>('summaries');

/** Attention that the site itself needs; an area's is in its summary. */
export const attention = point<(context: Signed) => Attention[] | Promise<Attention[]>>('attention');

/** Shown on top of the dashboard; null when nothing waits. */
export const waiting = point<(context: PersonContext) => Waiting | null>('waiting');

export const firstSteps = point<(services: Services) => FirstStep | FirstStep[]>('first steps');

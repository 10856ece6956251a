import type { AnyRouter } from '@trpc/server';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { SearchEntry } from '#database/search.ts';
import type { Localized } from '#lib/language.ts';
import type { Block } from '../content/blocks.ts';
import type { EntryType } from '../content/entry-type.ts';
import type { Product } from '../content/products.ts';
import type { MenuArea } from '../rendering/points.ts';
import type { Services } from '../services.ts';
import type { ModuleContext, ProductsContext } from './context.ts';
import type { Download, Sprite } from './downloads.ts';
import type { Footer } from './footer.ts';
import type { HomeSection } from './home-section.ts';
import type { NotificationKind } from './notification.ts';
import type { Offer } from './point.ts';
import type { PublicForm } from './public-form.ts';
import type { OpenJobs, PageLink, Recommendation } from './recommendation.ts';
import type { FeedEntry, PartFeed, SitemapEntry } from './sitemap-and-feed.ts';
import type { BulkContent, SeedContext, StarterTranslation } from './starter.ts';
import type { FirstStep, Found, PersonContext, Summary, SummaryContext, Waiting } from './summary.ts';

/** tRPC routers by name. */
export type Routers = Record<string, AnyRouter>;

/**
 * A content area's contributions to the site. Every part is optional; `modules/<name>/module.ts` declares them with
 * `satisfies SiteModule`, so that the types of its routers reach the API.
 */
export interface SiteModule {
  name: string;
  /** Its kinds of content (`server/content/`). */
  entryTypes?: EntryType[];
  /** Merged into the API (`server/router.ts`). */
  routers?: Routers;
  /** What it offers the points of the server: files called `points.ts` (`point.ts`). */
  offers?: Offer[];
  /** Entries of the public menu. */
  menu?: { public?: MenuArea[] };
  /** Entries, such as `page/3`, that the footer links as long as nobody arranges the menu. */
  footerPages?: (context: ModuleContext) => string[];
  /** Addresses of its pages that no entry can have, beside those in its menu. */
  addresses?: string[];
  /** Sections of the home page. */
  homeSections?: HomeSection[];
  /** Blocks that pages can be built of. */
  blocks?: Block[];
  /** Links, logo and contact button of the footer. */
  footer?: (context: ModuleContext) => Footer;
  /** What happens to people's data, for the small print of the footer; null while no such page is public. */
  privacyPage?: (context: ModuleContext) => PageLink | null;
  /** Search results: the heading of the group, every entry, to rebuild the index, and lists that are found by their names. */
  search?: {
    label: Localized;
    entries(context: ModuleContext): SearchEntry[];
    lists?(context: ModuleContext): { label: Localized; route: string }[];
  };
  /** What the company sells, for pages that lead to it: the end of an article, the results of a search. */
  recommendations?: (context: ModuleContext) => Recommendation[];
  /** What answers a search for work; null while nobody is wanted. */
  openJobs?: (context: ModuleContext & { timeZone: string }) => OpenJobs | null;
  /** The pages that visitors may open at this instant, for sitemap.xml. A generator reads many in batches. */
  sitemap?: (context: ModuleContext) => Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>;
  /** The entries of the RSS feed at this instant, newest first. */
  feed?: (context: ModuleContext) => FeedEntry[];
  /** The feed of the page at this path, such as a category's: at `rss.xml` below it. Throws NOT_FOUND, or null for other pages. */
  partFeed?: (context: ModuleContext, path: string) => PartFeed | null;
  /** When the next scheduled content becomes public; null when none is scheduled. */
  nextPublication?: (context: ModuleContext) => Date | null;
  /** Files that visitors download, each at a permanent address. */
  downloads?: Download[];
  /** Forms that visitors send. */
  forms?: PublicForm[];
  /** The kinds of notifications that it sends to people of the office. */
  notifications?: NotificationKind[];
  /** What it stores beside entries, for the comparison with a backup: what it is called, and its table. */
  records?: { label: string; table: SQLiteTable & { id: SQLiteColumn } }[];
  /** What visitors may ask a quote for, published, in its order. */
  products?: (context: ModuleContext) => Product[];
  /** Where visitors ask for a quote, coming from the page at `path`, such as a product's; null while they can't. */
  quote?: (context: ProductsContext, path: string) => string | null;
  /** Small pictures that browsers fetch as one. */
  sprites?: Sprite[];
  /** What needs attention and was counted by week, for the dashboard: of the area, or of each screen. */
  summary?: (context: SummaryContext) => Summary | Summary[];
  /** What should be done first, on top of the dashboard; null when nothing waits. */
  waiting?: (context: PersonContext) => Waiting | null;
  /** What the command palette finds beside entries, of what this person may open. */
  find?: (context: PersonContext, query: string) => Found[];
  /** What a new site needs from it. */
  firstStep?: (services: Services) => FirstStep | FirstStep[];
  /** Adds starter content on the very first start. */
  seed?: (context: SeedContext) => void;
  /** What of it comes translated when the second language is switched on. */
  starterTranslations?: StarterTranslation[];
  /** Bulk content for load tests (`npm run site -- seed`). */
  bulkContent?: BulkContent;
}

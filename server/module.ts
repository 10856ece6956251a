import type { AnyRouter } from '@trpc/server';
import type { ComponentType } from 'react';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import type { Language, Localized } from '#lib/language.ts';
import type { Role, SessionUser } from './auth/session-user.ts';
import type { Block } from './content/blocks.ts';
import type { EntryType } from './content/entry-type.ts';
import type { Product } from './content/products.ts';
import type { ShownPicture } from './files/shown-picture.ts';
import type { FileStore } from './files/store.ts';
import type { FormToken } from './forms/form-token.ts';
import type { Services } from './services.ts';

/** tRPC routers by name. */
export type Routers = Record<string, AnyRouter>;

/** The context of every offer that reads or writes content. */
export interface ModuleContext {
  /** The database, or the transaction that it is part of. */
  db: Queries;
  /** The current instant. */
  now(): Date;
}

/** The context of what shows products, also those of other modules: `context.products(context)`. */
export interface ProductsContext extends ModuleContext {
  products: Services['products'];
}

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
  /** Entries of the public menu and of the sidebar. */
  menu?: { public?: MenuArea[]; onlyUs?: SidebarItem[] };
  /** Sections of the home page. */
  homeSections?: HomeSection[];
  /** Blocks that pages can be built of. */
  blocks?: Block[];
  /** Links, logo and contact button of the footer. */
  footer?: (context: ModuleContext) => Footer;
  /** What happens to people's data, for the small print of the footer; null while no such page is public. */
  privacyPage?: (context: ModuleContext) => PageLink | null;
  /** Search results: the heading of the group, and every entry, to rebuild the index. */
  search?: { label: Localized; entries(context: ModuleContext): SearchEntry[] };
  /** What the company sells, for pages that lead to it: the end of an article, a search without results. */
  recommendations?: (context: ModuleContext) => Recommendation[];
  /** The pages that visitors may open at this instant, for sitemap.xml. A generator reads many in batches. */
  sitemap?: (context: ModuleContext) => Iterable<SitemapEntry>;
  /** The entries of the RSS feed at this instant, newest first. */
  feed?: (context: ModuleContext) => FeedEntry[];
  /** When the next scheduled content becomes public; null when none is scheduled. */
  nextPublication?: (context: ModuleContext) => Date | null;
  /** Files that visitors download, each at a permanent address. */
  downloads?: Download[];
  /** Forms that visitors send. */
  forms?: PublicForm[];
  /** Work that is repeated while the site runs. */
  jobs?: Job[];
  /** What visitors may ask a quote for, published, in its order. */
  products?: (context: ModuleContext) => Product[];
  /** The address of the form where visitors ask for a quote. `path` is the page they come from, such as a product's. */
  quote?: (context: ProductsContext, path: string) => string;
  /** Small pictures that browsers fetch as one. */
  sprites?: Sprite[];
  /** Counts, last changes and what needs attention, for the dashboard: a card, or one for each screen. */
  summary?: (context: SummaryContext) => Summary | Summary[];
  /** What should be done first, on top of the dashboard; null when nothing waits. */
  waiting?: (context: ModuleContext) => Waiting | null;
  /** Adds starter content on the very first start. */
  seed?: (context: SeedContext) => void;
  /** Bulk content for load tests (`npm run site -- seed`). */
  bulkContent?: BulkContent;
}

/** Bulk content for load tests. `noun` names it on the command line, such as posts. */
export interface BulkContent {
  noun: string;
  /** Adds `count` of them, indexed for search like any other. Called in a transaction. */
  add(context: ModuleContext, count: number): void;
}

/** An entry of a menu (spec §3): `route` is its target; it is current for `pathname` and everything below. */
export interface MenuItem {
  label: string;
  route: string;
  pathname: string;
  /** Lower comes first. The site's own Home and Dashboard are 0. */
  order: number;
}

/** An entry of the public menu. Its label is in the language of the page. */
export interface PublicMenuItem extends Omit<MenuItem, 'label'> {
  label: Localized;
  /** The entries below it, in a menu that an administrator arranged. */
  items?: PublicMenuItem[];
}

/** An area that a module offers for the public menu. */
export interface MenuArea extends PublicMenuItem {
  /** Where its entry is until an administrator arranges the menu: in the header, if it says nothing. */
  place?: 'header' | 'footer';
  /** Is there anything to see? Visitors don't see the entry of an empty area. */
  isPublic?(context: ModuleContext): boolean;
}

/** An entry of the sidebar: with its own icon (such as lucide-react's), or in one of the two groups. */
export interface SidebarItem extends MenuItem {
  icon?: ComponentType<{ size?: number }>;
  group?: 'Home' | 'Setting';
  /** What can be added there, for the command palette: 'New post', and the screen for it. */
  add?: { label: string; route: string };
  roles: readonly Role[];
  /** How many entries nobody has looked at yet: shown beside the label and in the browser's tab. */
  countUnread?(context: ModuleContext): number;
}

/** The context of a section of the home page: the uploads, too. */
export interface HomeContext extends ModuleContext {
  files: Pick<FileStore, 'pngOf'>;
}

/** A section of the home page. `load` reads the data of `Section`; null, when there is none, omits the section. */
export interface HomeSection<Data = unknown> {
  /** Lower comes first. */
  order: number;
  /**
   * It can be the hero, with the page's h1. If no such section has data, the page opens with the site's own text.
   */
  isHero?: boolean;
  load(context: HomeContext): Data | null | Promise<Data | null>;
  Section: ComponentType<{ data: Data }>;
}

/** Ties a section's data to its component; the list of sections drops the type. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return section as HomeSection<unknown> & HomeSection<Data> as HomeSection;
}

/** A link in the footer (spec §3). `image` is an address of ours or null; `staticImage` names an icon used instead. */
export interface FooterLink {
  id: number;
  type: 'connectwithus' | 'followus' | 'callus';
  name: string;
  link: string;
  image: string | null;
  staticImage: string | null;
}

/**
 * The data of the footer (spec §3). `staticLogo` names a logo used instead of `logo`; `contactLink` is the target of
 * the floating button.
 */
export interface Footer {
  logo: string | null;
  staticLogo: 'vinci' | null;
  links: FooterLink[];
  contactLink: string | null;
}

/** A link to a page of the site, whose title is in the site's language. */
export interface PageLink {
  title: string;
  path: string;
}

/** Something that other pages lead to: its path, and a picture with words. */
export interface Recommendation extends PageLink {
  /** What it is: its words decide what it goes with. */
  summary: string;
  /** What matters of it in a few words, such as from how many; the summary where there is nothing. */
  facts: Localized;
  picture: ShownPicture;
}

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

/** A file that visitors download (`server/site/downloads.ts`). */
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
  /** A visitor downloaded all of it, on this day (YYYY-MM-DD) of the site. Not called for HEAD, prefetches or staff. */
  onDownload?(context: ModuleContext, day: string, parameters: Record<string, string>): void;
}

/** The context of a form: the language of the page that has it. */
export interface FormContext extends ProductsContext {
  language: Language;
}

/**
 * A form that visitors send to the address of its page (`server/forms/receive.ts`). The page has a hidden field `token` with
 * `pageContext.formToken()`; when the form is refused, `rewrite.form` has what to show again.
 */
export interface PublicForm<Value = unknown> {
  path: string;
  /** How many photos may come with it, in its field `photos`; none when it says nothing. */
  mostPhotos?: number;
  /** Checks what was typed: the value to store, or a sentence for each field that is wrong. `photos` is their number. */
  check(context: FormContext, fields: Record<string, string>, photos: number): CheckedForm<Value>;
  /** What to say at the photos: one can't be used, or all have to be chosen again. */
  photoError?(context: FormContext, why: 'damaged' | 'again'): string;
  /** Stores it, in a transaction. Storing the same twice must leave one. */
  store(context: FormContext, sent: { value: Value; opened: FormToken; photos: Buffer[] }): StoredForm;
}

/** A form that was stored. */
export interface StoredForm {
  /** Where the visitor goes. */
  location: string;
  /** The path of what it is about, for the statistics; null if it doesn't count: it was stored before, or may be spam. */
  about: string | null;
}

export type CheckedForm<Value> =
  | { value: Value; errors?: undefined }
  | { errors: Record<string, string>; value?: undefined };

/** Ties what a form checks to what it stores; the list of forms drops the type. */
export function publicForm<Value>(form: PublicForm<Value>): PublicForm {
  return form as PublicForm<unknown> & PublicForm<Value> as PublicForm;
}

/** Small pictures in one file (`server/site/sprites.ts`), one below the other, each in a cell of the same size in pixels. */
export interface Sprite {
  /** Its address is `spriteAddress(name, pictures)`. */
  name: string;
  width: number;
  height: number;
  /** The stored names of its pictures, in their order. */
  pictures(context: ModuleContext): string[];
}

/** Work that is repeated while the site runs (`server/jobs/run-jobs.ts`), never twice at the same time. */
export interface Job {
  /** What can't be done when it fails, for the log: 'Old requests could not be deleted'. */
  failure: string;
  /** Milliseconds between two runs. The first comes with the start of the site. */
  every: number;
  run(services: Services): void | Promise<void>;
}

/** A week of the site, Monday to Sunday in its time zone: days as YYYY-MM-DD, and its start and end. */
export interface Week {
  firstDay: string;
  lastDay: string;
  start: Date;
  /** The start of the next week. */
  end: Date;
}

/** The context of a dashboard card: the person who sees it, and the weeks of `Summary.weekly`. */
export interface SummaryContext extends ModuleContext {
  user: SessionUser;
  weeks: Week[];
}

/** One area's card on the dashboard. */
export interface Summary {
  title: string;
  route: string;
  counts: { label: string; count: number }[];
  lastChanges: { title: string; route: string; at: Date }[];
  /** `otherwise`: the link for people who can't open `route`. Without a link they don't see the item. */
  needsAttention: { title: string; route: string; otherwise?: string; why: string }[];
  /** How often something happened in each of the `weeks`, for the plot. */
  weekly?: { label: string; counts: number[] };
}

/** Something that waits for an answer: '3 new requests', 'The oldest has been waiting for 5 h.' */
export interface Waiting {
  title: string;
  text: string;
  route: string;
  /** What the button says. */
  label: string;
}

/** The context for creating starter content. */
export interface SeedContext extends ModuleContext {
  addPicture: AddPicture;
}

/**
 * Adds a picture of `modules/<name>/starter/pictures` by its file name, as if uploaded; returns the id of
 * its row. Its alternative text is in the language of where it is shown: Indonesian by default.
 */
export type AddPicture = (slug: string, language?: 'id' | 'en') => number;

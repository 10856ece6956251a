import { localize } from '#lib/interface-language.ts';
import type { Language } from '#lib/language.ts';
import type { RichTextNode } from '#lib/rich-text/rich-text.ts';
import type { Choices } from './choices.ts';

/*
 * What moving in works with, whatever made the old site. `wordpress/` reads it from exports, and knows nothing of our tables.
 *
 * 1. `readOverview` reads everything but the texts once into an `Overview`: authors, entries, and what is left out and why.
 * 2. `entries` goes through the export a second time and gives each entry with its text converted. So an export of any size
 *    needs the memory of its list, never of its texts.
 * 3. A text comes with the addresses of the old site in the places of files and links (`OldFile`, an old `href`).
 *    `resolveText` (resolve-text.ts) puts what a `Resolver` knows there: ids of files and `entry:type/id`. A dry run resolves
 *    with the old ids; a run with those of the stored files and entries, texts last, so that links lead in both directions.
 *
 * `key` names an item across exports (`host|type|id`): the unique key of a stored import, by which a second run finds it again.
 * Whatever is not carried over as it was is a `Note` with its source. Nothing is dropped without one.
 */

/** The content of an old address: an entry or a file by its old id, a category by its slug, a page that we have anyway, or nothing. */
export type OldTarget =
  | { entry: number }
  | { file: number }
  | { category: string }
  | { path: string }
  | { nothing: true };

/** A difference between the old text or entry and ours, with the words or the markup it was. */
export interface Note {
  kind: 'changed' | 'left out';
  /** A sentence, the same for the same thing: readers have it in their language. */
  what: string;
  source: string;
  /** Of what is in the text: the words before it, by which a form finds the place (`useAskedWords`). */
  at?: string;
  /** The shortcode that is left out, by its name: screens offer to leave out what is in it, too. */
  shortcode?: string | undefined;
}

export const lastWords = (text: string): string => text.replace(/\s+/g, ' ').slice(-100);

export const withoutCode = (name: string): string => localize('The shortcode {name} is left out.', { name });

export interface OldSite {
  title: string;
  /** Without `www.`, such as `old-site.example`. */
  host: string;
  /** Its base path: empty, or a folder such as `/blog`. */
  base: string;
  language: Language;
  /** By how much its clock is ahead of UTC, in milliseconds. */
  offset: number;
  /** Its path before the slugs of categories and tags, such as `topics`. */
  bases?: { category: string[]; post_tag: string[] };
}

export interface SourceAuthor {
  id: string;
  login: string;
  name: string;
}

export interface SourceTerm {
  id: number;
  taxonomy: string;
  slug: string;
  name: string;
  parent: string;
}

export interface OldFile {
  id: number | null;
  address: string;
}

/** An uploaded file, as the export knows it: exports have addresses, never the files. */
export interface SourceFile extends OldFile {
  id: number;
  key: string;
  title: string;
  alt: string;
  caption: string;
  /** Its path below `uploads`, if the export says so. */
  place?: string;
  /** The picture itself, as a `data:` address, where a text has it. */
  inline?: string;
  /** Another one is of the same file, with an alternative text of its own. */
  isShared?: boolean;
  /** The name of the picture as it was sent, where the old site shows a smaller or turned one. */
  original: string;
  /** The entry that it was uploaded to; 0 for none. */
  parent: number;
  page: string;
}

export interface MenuItem {
  id: string;
  menu: string;
  label: string;
  target: { id: number } | { address: string };
  level: number;
}

export type Status = 'published' | 'later' | 'draft';

export interface EntryHead {
  id: number;
  key: string;
  type: string;
  area: string;
  status: Status;
  oldStatus: string;
  /** Its old address, and the last part of it as ours may be; `oldSlugs` redirected to it. */
  address: string;
  slug: string;
  oldSlugs: string[];
  title: string;
  language: Language | null;
  /** Entries with the same are translations of each other. */
  translations: string | null;
  createdAt: Date;
  /** Its date is by the clock of the old site, as long as nobody has set it right. */
  isOfSiteClock: boolean;
  /** The headings that links can lead to, by their old ids. */
  anchors: Record<string, string>;
}

export interface SourceEntry extends EntryHead {
  updatedAt: Date;
  author: string;
  summary: string;
  isSticky: boolean;
  terms: Pick<SourceTerm, 'taxonomy' | 'slug' | 'name'>[];
  cover: OldFile | null;
  pictures: OldFile[];
  seo: { title: string; description: string; isHidden: boolean; picture: OldFile | null };
  specification: { name: string; value: string }[];
  price: string;
  comments: Record<string, string>[];
  text: ConvertedText;
  found: SourceCount;
  notes: Note[];
}

/**
 * A text before files and links are resolved: our nodes, with `old` (files) and the old `href` in their places. Questions are
 * `questions` of `question` nodes, whose `asked` is the question: pages have a block for them, other texts headings.
 */
export interface ConvertedText {
  blocks: RichTextNode[];
  notes: Note[];
}

/** Words and media of an item of the old site, counted in its source alone. */
export interface SourceCount {
  texts: { place: string; words: string; isForm: boolean }[];
  pictures: OldFile[];
  files: OldFile[];
  /** The number of words in shortcodes that the owner leaves out. */
  leftOut?: number;
  /** The words of each link, and the ids of videos. */
  links: string[];
  videos: string[];
}

export const countedKinds = ['words', 'pictures', 'links', 'videos', 'files'] as const;

export type Counts = Record<(typeof countedKinds)[number], number>;

export const noCounts: Counts = { words: 0, pictures: 0, links: 0, videos: 0, files: 0 };

export interface Resolver {
  /** The id of our file; null when there is none, or when texts can't show it. */
  file(file: OldFile): number | null;
  /** The link to store; null when its target is gone. `own`: the old id of the entry it is in. */
  link(address: string, own: number): string | null;
  /** The replacement for an address of the old site in a text; null for any other address. */
  words(address: string): string | null;
}

export interface Overview {
  site: OldSite;
  choices: Choices;
  authors: Map<string, SourceAuthor>;
  terms: SourceTerm[];
  files: Map<number, SourceFile>;
  menu: MenuItem[];
  entries: Map<number, EntryHead>;
  /** Parts of texts that are written once and shown in several, by their id. */
  synced: Map<number, string>;
  leftOut: { id: string; type: string; why: string; title: string; before?: Counts }[];
  /** Items that are in the export twice, as when its parts overlap. */
  repeated: number;
  redirects?: { from: string; to: string; code: string; isRegex: boolean }[];
  /** Parts of the exports that were mended, and parts that can't be read. */
  problems: string[];
  unread: string[];
}

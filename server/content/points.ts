import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { Language, Localized } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { Context } from '../context.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { Block } from './blocks.ts';
import type { ImportTarget } from './import-targets.ts';
import type { EntryValues } from './values.ts';

export interface PersonContext extends ModuleContext {
  user: SessionUser;
}

/** A result of the command palette. */
export interface PaletteResult {
  id: string;
  title: string;
  noun: string;
  route: string;
}

/** Words to translate before a language is published, and the screen for it. */
export interface TranslationNeed {
  title: string;
  noun: string;
  route: string;
}

/** Data of every page beside settings and labels, such as the menu. */
export const translationNeeds =
  point<(context: ModuleContext, language: Language) => TranslationNeed[]>('translation needs');

/** A starter entry in another language: `of` finds the original by its fields, `values` are the translated ones. */
export interface StarterTranslation {
  type: string;
  of: Record<string, string>;
  language: Language;
  values: EntryValues | ((original: EntryValues) => EntryValues);
}

/** An area that a module offers for the public menu. */
export interface MenuArea {
  label: Localized;
  route: string;
  /** Lower comes first. The site's own Home is 0. */
  order: number;
  /** Where it leads now, where people can change that. Menus keep its `route`. */
  routeNow?(context: ModuleContext): string;
  /** Whether it has content: empty areas aren't shown. */
  isPublic?(context: ModuleContext): boolean;
}

export const publicAreas = point<MenuArea>('public areas');

/** Reserved addresses of a module, beside its areas, downloads and forms. */
export const ownAddresses = point<string>('own addresses');

/** Blocks that pages can be built of. */
export const pageBlocks = point<Block>('page blocks');

/** Something that visitors may ask a quote for. */
export interface Product {
  name: string;
  path: string;
  group: Localized;
  /** The sizes it is made in, as its page says; empty without. */
  sizes: string;
}

/** In their order. */
export const productLists = point<(context: ModuleContext) => Product[]>('product lists');

/** Results of the command palette that aren't entries, as far as this person may open them. */
export const finders = point<(context: PersonContext, query: string) => PaletteResult[]>('finders');

/** Records of a module beside entries, compared with backups. `isPersonal`: exported only on request. */
interface Records {
  label: string;
  table: SQLiteTable & { id: SQLiteColumn };
  isPersonal?: boolean;
}

export const records = point<Records>('records');

/** Starter content that comes translated once the site gets a second language; loaded only then. */
export const starterTranslations = point<() => Promise<StarterTranslation[]>>('starter translations');

/** Called in the transaction that moves an entry from an address which visitors may know to another one. */
export const addressMoved = point<(tx: Queries, from: string, to: string) => void>('address moved');

/** Types of content that entries of another site can become. */
export const importTargets = point<ImportTarget>('import targets');

/** A number about each entry of a type, for its list: '120 views'. */
export interface EntryFact {
  label: string;
  noun: string;
  nouns: string;
  hint: string;
  /** Who may read it. */
  area: Area;
  /** By entry id; entries not listed have 0. Null when there is nothing to show. */
  count(context: Context, type: string): Record<number, number> | null;
}

export const entryFacts = point<EntryFact>('entry facts');

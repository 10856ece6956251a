import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { Language } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { Context } from '../context.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { Block } from './blocks.ts';
import type { EntryType } from './entry-type.ts';
import type { ImportTarget } from './import-targets.ts';
import type { Product } from './products.ts';
import type { EntryValues } from './values.ts';

/** The context of what depends on the person who sees it. */
export interface PersonContext extends ModuleContext {
  user: SessionUser;
}

/** What the command palette finds: its name, what it is, and its screen. */
export interface Found {
  id: string;
  title: string;
  noun: string;
  route: string;
}

/** A starter entry in another language: `of` is the slug of the original, `values` are its translated fields. */
export interface StarterTranslation {
  type: EntryType;
  of: string;
  language: Language;
  values: EntryValues;
}

/** Addresses of its pages that no entry can have, beside areas, downloads and forms. */
export const ownAddresses = point<string>('own addresses');

/** Blocks that pages can be built of. */
export const pageBlocks = point<Block>('page blocks');

/** What visitors may ask a quote for, published, in its order. */
export const productLists = point<(context: ModuleContext) => Product[]>('product lists');

/** What the command palette finds beside entries, of what this person may open. */
export const finders = point<(context: PersonContext, query: string) => Found[]>('finders');

/** What a module stores beside entries, for the comparison with a backup. `isPersonal`: exported only on request. */
export interface Records {
  label: string;
  table: SQLiteTable & { id: SQLiteColumn };
  isPersonal?: boolean;
}

export const records = point<Records>('records');

/** Starter content that comes translated when the second language is switched on. */
export const starterTranslations = point<StarterTranslation>('starter translations');

/** Called in the transaction that moves an entry from an address which visitors may know to another one. */
export const addressMoved = point<(tx: Queries, from: string, to: string) => void>('address moved');

/** Types of content that entries of another site can become. */
export const importTargets = point<ImportTarget>('import targets');

/** A number about each entry of a type, for its list: '120 views'. */
export interface EntryFact {
  /** The heading of its column. */
  label: string;
  noun: string;
  nouns: string;
  hint: string;
  /** Who may read it. */
  area: Area;
  /** By the ids of entries; 0 for those that are left out. */
  count(context: Context, type: string): Record<number, number>;
}

export const entryFacts = point<EntryFact>('entry facts');

import type { Language } from '#lib/language.ts';
import type { EntryType } from '../content/entry-type.ts';
import type { EntryValues } from '../content/values.ts';
import type { ModuleContext } from './context.ts';

/** The context for creating starter content. */
export interface SeedContext extends ModuleContext {
  addPicture: AddPicture;
}

/**
 * Adds a picture of `modules/<name>/starter/pictures` by its file name, as if uploaded; returns the id of
 * its row. Its alternative text is in the language of where it is shown: Indonesian by default.
 */
export type AddPicture = (slug: string, language?: 'id' | 'en') => number;

/** A starter entry in another language: `of` is the slug of the original, `values` are its translated fields. */
export interface StarterTranslation {
  type: EntryType;
  of: string;
  language: Language;
  values: EntryValues;
}

/** Bulk content for load tests. `noun` names it on the command line, such as posts. */
export interface BulkContent {
  noun: string;
  /** Adds `count` of them, indexed for search like any other. Called in a transaction. */
  add(context: ModuleContext, count: number): void;
}

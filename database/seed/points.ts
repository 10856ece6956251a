import { type ModuleContext, point } from '#server/module/point.ts';

/** The context for creating starter content. */
export interface SeedContext extends ModuleContext {
  addPicture: AddPicture;
}

/**
 * Adds a picture of `modules/<name>/starter/pictures` by its file name, as if uploaded; returns the id of
 * its row. Its alternative text is in the language of where it is shown: Indonesian by default.
 */
export type AddPicture = (slug: string, language?: 'id' | 'en') => number;

/** Adds starter content on the very first start. */
export const seeds = point<(context: SeedContext) => void>('seeds');

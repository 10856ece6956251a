import { type ModuleContext, point } from '#server/module/point.ts';

export interface SeedContext extends ModuleContext {
  addPicture: AddPicture;
}

/** Adds a picture of `modules/<name>/starter/pictures` as if uploaded; returns its id. The alternative text is Indonesian by default. */
export type AddPicture = (slug: string, language?: 'id' | 'en') => number;

/** Each loads its texts when it is called: a site is seeded once. */
export const seeds = point<(context: SeedContext) => void | Promise<void>>('seeds');

import { modules } from '#modules/index.ts';
import type { SiteModule } from '../module.ts';

/** The modules, all of the same type. `modules/index.ts` has each with its own type. */
export const siteModules: readonly SiteModule[] = modules;

/** The modules' offers of one kind, in the order of the module list: `fromModules('feed')` returns every feed. */
export function fromModules<Name extends keyof SiteModule>(name: Name): NonNullable<SiteModule[Name]>[] {
  return siteModules.map((module) => module[name]).filter((offer) => offer !== undefined);
}

import { modules } from '#modules/index.ts';
import type { SiteModule } from '../module.ts';

/** The content areas by what they may offer. Each of them by its own type is in `modules/index.ts`. */
export const siteModules: readonly SiteModule[] = modules;

/** What the modules offer of one kind, in the order of their list: `fromModules('feed')` returns every feed. */
export function fromModules<Name extends keyof SiteModule>(name: Name): NonNullable<SiteModule[Name]>[] {
  return siteModules.map((module) => module[name]).filter((offer) => offer !== undefined);
}

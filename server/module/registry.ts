import { offersOf, type Point } from './point.ts';
import type { SiteModule } from './site-module.ts';

/** The modules of this process, in the order of their list. Ask when it is needed, not while files are loaded. */
export const siteModules: SiteModule[] = [];

const known = new Map<string, unknown[]>();

/** Hands over the modules (`server/site/modules.ts`), so that what asks for offers imports none of them. */
export function registerModules(modules: readonly SiteModule[]): void {
  siteModules.splice(0, siteModules.length, ...modules);
  known.clear();
}

/** What modules offer a point, in the order of their list. */
export function offered<Offered>(to: Point<Offered>): readonly Offered[] {
  const offers = known.get(to.name) ?? siteModules.flatMap((module) => offersOf(module, to));
  known.set(to.name, offers);
  return offers as Offered[];
}

/** The modules' offers of one kind, in the order of their list: `fromModules('feed')` returns every feed. */
export function fromModules<Name extends keyof SiteModule>(name: Name): NonNullable<SiteModule[Name]>[] {
  return siteModules.map((module) => module[name]).filter((offer) => offer !== undefined);
}

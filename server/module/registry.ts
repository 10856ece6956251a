import type { AnyProcedure, AnyRouter } from '@trpc/server';
import type { EntryType } from './entry-type.ts';
import { type Offer, offersOf, type Point } from './point.ts';

export type Routers = Record<string, AnyRouter>;

/** A content area or a tool, declared by `modules/<name>/module.ts` with `satisfies SiteModule`, so that the API has its routers' types. */
export interface SiteModule {
  name: string;
  entryTypes?: EntryType[];
  /** Merged into the API (`server/router.ts`). */
  routers?: Routers;
  /** Merged into the router `site`. */
  siteProcedures?: Record<string, AnyProcedure>;
  /** Offers to the points of the server (`point.ts`). */
  offers?: Offer[];
}

/** In the order of their list. Read when needed, not while files are loaded. */
export const siteModules: SiteModule[] = [];

// By point: every page asks for offers.
const known = new Map<string, unknown[]>();

/** Called by `server/register-modules.ts`, so that readers of offers import no module. */
export function registerModules(modules: readonly SiteModule[]): void {
  siteModules.splice(0, siteModules.length, ...modules);
  known.clear();
}

export function offered<Offered>(to: Point<Offered>): readonly Offered[] {
  const offers = known.get(to.name) ?? siteModules.flatMap((module) => offersOf(module, to));
  known.set(to.name, offers);
  return offers as Offered[];
}

/** The offers with their modules. */
export function offeredBy<Offered>(to: Point<Offered>): { module: SiteModule; offer: Offered }[] {
  return siteModules.flatMap((module) => offersOf(module, to).map((offer) => ({ module, offer })));
}

import type { AnyProcedure, AnyRouter } from '@trpc/server';
import type { EntryType } from '../content/entry-type.ts';
import { type Offer, offersOf, type Point } from './point.ts';

/** tRPC routers by name. */
export type Routers = Record<string, AnyRouter>;

/**
 * A content area or a tool of the site. `modules/<name>/module.ts` declares it with `satisfies SiteModule`, so that the types
 * of its routers reach the API.
 */
export interface SiteModule {
  name: string;
  /** Its kinds of content (`server/content/`). */
  entryTypes?: EntryType[];
  /** Merged into the API (`server/router.ts`). */
  routers?: Routers;
  /** Merged into the router `site`. */
  siteProcedures?: Record<string, AnyProcedure>;
  /** What it offers the points of the server: files called `points.ts` (`point.ts`). */
  offers?: Offer[];
}

/** The modules of this process, in the order of their list. Ask when it is needed, not while files are loaded. */
export const siteModules: SiteModule[] = [];

// By the name of the point: the home page, the sitemap and every layout ask for offers.
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

/** The same, each with the module that offers it. */
export function offeredBy<Offered>(to: Point<Offered>): { module: SiteModule; offer: Offered }[] {
  return siteModules.flatMap((module) => offersOf(module, to).map((offer) => ({ module, offer })));
}

import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** A catalog of the history as the screen gets it. */
export type Catalog = inferRouterOutputs<AppRouter>['catalog']['getAll']['catalogs'][number];

import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** A banner as the screen gets it. */
export type Banner = inferRouterOutputs<AppRouter>['banner']['getAll'][number];

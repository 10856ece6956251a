import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** A client of the company as the screen gets it. */
export type Client = inferRouterOutputs<AppRouter>['homeClient']['getAll'][number];

import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** The brand as its screen gets it. */
export type Brand = inferRouterOutputs<AppRouter>['brand']['get'];

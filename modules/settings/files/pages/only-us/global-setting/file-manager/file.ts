import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** A file with the places where it is used. */
export type DescribedFile = inferRouterOutputs<AppRouter>['file']['get'];

import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Answer = inferRouterOutputs<AppRouter>['packaging']['getBySlug'];

/** An offer as its public page gets it. */
export type ShownOffer = Exclude<Answer, { movedTo: string }>;

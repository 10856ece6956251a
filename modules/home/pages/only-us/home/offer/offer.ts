import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['packaging'];

/** A packaging product or a service as its form gets it. */
export type Offer = Outputs['get'];

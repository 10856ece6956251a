import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['page'];

/** A page as its form gets it. */
export type Page = Outputs['get'];

/** A kind of block that can be added. */
export type OfferedBlock = Outputs['getBlocks'][number];

import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>['page'];

export type Page = Outputs['get'];

export type OfferedBlock = Outputs['getBlocks'][number];

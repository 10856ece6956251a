import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

type Outputs = inferRouterOutputs<AppRouter>;

/** A packaging product, and what its form gets of it. */
export type ListedProduct = Outputs['packaging']['getAll'][number];
export type Product = Outputs['packaging']['get'];

/** A service, and what its form gets of it. */
export type ListedService = Outputs['service']['getAll'][number];
export type Service = Outputs['service']['get'];

/** What forms of both kinds show. */
export type Offer = Product | Service;

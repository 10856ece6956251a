import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** The footer and a link of it as the screen gets them. */
export type Footer = inferRouterOutputs<AppRouter>['footer']['get'];
export type Link = Footer['links'][number];

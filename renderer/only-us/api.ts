import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';

/** The API in the back office, as React Query hooks: `api.gallery.getAll.useQuery()`. */
export const api = createTRPCReact<AppRouter>();

/** What each procedure returns: `Outputs['gallery']['getAll'][number]`. */
export type Outputs = inferRouterOutputs<AppRouter>;

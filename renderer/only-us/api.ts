import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { thenRefetch } from './query-client.ts';

/** The API in the back office, as React Query hooks: `api.gallery.getAll.useQuery()`. */
export const api = createTRPCReact<AppRouter>();

/** What each procedure returns: `Outputs['gallery']['getAll'][number]`. */
export type Outputs = inferRouterOutputs<AppRouter>;

type Utils = ReturnType<typeof api.useUtils>;

/** Options of a mutation that refetches what it changed, by default everything: `useMutation(useRefetch(({ user }) => user))`. */
export function useRefetch(changed: (utils: Utils) => { invalidate(): Promise<void> } = (utils) => utils) {
  const utils = api.useUtils();
  return { onSettled: thenRefetch(() => changed(utils).invalidate()) };
}

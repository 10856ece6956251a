import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { thenRefetch } from './query-client.ts';
import { toast } from './toast.ts';

/** The API in the back office, as React Query hooks: `api.gallery.getAll.useQuery()`. */
export const api = createTRPCReact<AppRouter>();

/** The input of each procedure: `Inputs['user']['changePassword']`. */
export type Inputs = inferRouterInputs<AppRouter>;

/** The output of each procedure: `Outputs['gallery']['getAll'][number]`. */
export type Outputs = inferRouterOutputs<AppRouter>;

type Utils = ReturnType<typeof api.useUtils>;

const everything = (utils: Utils): { invalidate(): Promise<void> } => utils;

/** Options of a mutation that refetches what it changed, and then says that it is `done`: `useMutation(useRefetch(({ user }) => user))`. */
export function useRefetch(changed = everything, done?: string) {
  const utils = api.useUtils();
  return {
    ...(done && { onSuccess: () => toast(done, 'success') }),
    onSettled: thenRefetch(() => changed(utils).invalidate()),
  };
}

import type { inferProcedureOutput } from '@trpc/server';
import { api } from '#renderer/only-us/api.ts';
import type { shareProcedures } from '#server/content/share/procedures.ts';
import type { ContentType } from '../entry-api.ts';

type Shares = inferProcedureOutput<ReturnType<typeof shareProcedures>['getShares']>;

interface Mutation<Input> {
  useMutation(options: { onSettled?(): unknown; onSuccess?(): unknown }): {
    mutate(input: Input): void;
    isPending: boolean;
    isError: boolean;
  };
}

interface Hooks {
  getShares: { useQuery(input: { id: number }, options?: { staleTime: number }): { data?: Shares } };
  share: Mutation<{ id: number }>;
  revokeShare: Mutation<{ id: number; linkId: number }>;
  seeRemarks: Mutation<{ id: number }>;
}

interface Cache {
  getShares: { invalidate(input: { id: number }): Promise<void> };
}

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The hooks of the shared previews of a type's entries. */
export function shareHooksOf(type: ContentType): Hooks {
  return api[type] as unknown as Hooks;
}

/** Has the links of an entry read again. */
export function useInvalidateShares(type: ContentType) {
  const cache = api.useUtils()[type] as unknown as Cache;
  return (entry: { id: number }) => cache.getShares.invalidate(entry);
}

import type { inferProcedureOutput } from '@trpc/server';
import { useMemo } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { copyProcedures } from '#server/content/copies/procedures.ts';
import type { historyProcedures } from '#server/content/history/procedures.ts';
import type { ContentType } from '../entry/entry-api.ts';

type Procedures = ReturnType<typeof historyProcedures> & ReturnType<typeof copyProcedures>;
type Outputs = { [Name in keyof Procedures]: inferProcedureOutput<Procedures[Name]> };

/** A version in the list: who saved it, when and how, and which fields changed. */
export type Version = Outputs['getVersions'][number];

/** What an entry was like. */
export type VersionContent = Outputs['getVersion'];

interface Query<Data> {
  data?: Data;
  isError: boolean;
  isLoading: boolean;
  refetch(): unknown;
}

interface Hooks {
  getVersions: {
    useQuery(input: { id: number }, options: { staleTime: number; enabled?: boolean }): Query<Version[]>;
    useInfiniteQuery(
      input: { id: number },
      options: {
        staleTime: number;
        getNextPageParam(page: Version[]): number | undefined;
      },
    ): Query<{ pages: Version[][] }> & {
      hasNextPage: boolean;
      isFetchingNextPage: boolean;
      fetchNextPage(): unknown;
    };
  };
  getVersion: {
    useQuery(
      input: { id: number; versionId: number },
      options: { enabled: boolean; staleTime: number },
    ): Query<VersionContent>;
  };
  restoreVersion: {
    useMutation(): {
      mutateAsync(input: { id: number; versionId: number }): Promise<void>;
      isPending: boolean;
    };
  };
}

interface Cache {
  getVersions: { invalidate(): Promise<void> };
  getCopy: {
    invalidate(): Promise<void>;
    fetch(input: { id: number }, options: { staleTime: number }): Promise<Outputs['getCopy']>;
  };
  get: { fetch(input: { id: number }, options: { staleTime: number }): Promise<Record<string, unknown>> };
}

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The hooks of the history of a type's entries. */
export function historyHooksOf(type: ContentType): Hooks {
  return api[type] as unknown as Hooks;
}

/** Is it what visitors saw from then on, or what they no longer see? */
export function isPublication({ how }: Version): boolean {
  return how !== 'saved' && how !== 'restored';
}

/**
 * The versions since the entry was published last, newest first: what its working copy became. `revision` is that of the
 * copy, which begins with an instant and counts its changes: what was typed before it was discarded.
 */
export function useUnpublished(type: ContentType, id: number | null, revision: number) {
  const fresh = { staleTime: 0, enabled: id !== null };
  const { data, isLoading } = historyHooksOf(type).getVersions.useQuery({ id: id ?? 0 }, fresh);
  const last = data?.findIndex(isPublication) ?? -1;
  const newer = data?.slice(0, last < 0 ? data.length : last);
  return { versions: newer?.filter(({ at }) => at.getTime() >= revision - mostSaves), isLoading };
}

// Of one working copy.
const mostSaves = 5000;

/** Reads what an entry's form shows after a version was restored: its working copy, or else the entry. */
export function useReadRestored(type: ContentType) {
  const utils = api.useUtils();
  return useMemo(() => {
    const cache = utils[type] as unknown as Cache;
    return async (id: number): Promise<Record<string, unknown>> => {
      void cache.getVersions.invalidate();
      const copy = await cache.getCopy.fetch({ id }, { staleTime: 0 });
      return copy?.values ?? (await cache.get.fetch({ id }, { staleTime: 0 }));
    };
  }, [utils, type]);
}

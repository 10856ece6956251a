import type { inferProcedureOutput } from '@trpc/server';
import { useMemo } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { copyProcedures } from '#server/content/copies/procedures.ts';
import type { ContentType } from '../entry/entry-api.ts';

/** Which working copy: that of an entry, or of a new one by the key that its form made up. */
export type CopyOf = { id: number } | { key: string };

type Procedures = ReturnType<typeof copyProcedures>;
type Outputs = { [Name in keyof Procedures]: inferProcedureOutput<Procedures[Name]> };
type OfType<Copy, Values> = Omit<Copy, 'values' | 'base'> & {
  values: Partial<Values>;
  base: Partial<Values>;
};

/** A working copy as the server has it. Fields that the type got later are missing. */
export type Copy<Values> = OfType<NonNullable<Outputs['getCopy']>, Values>;
export type NewCopy<Values> = Omit<Outputs['getNewCopies'][number], 'values'> & { values: Partial<Values> };

type Row<Values> = Values & { version: number; updatedAt: Date };

interface Client<Values> {
  get: { query(input: { id: number }): Promise<Row<Values>> };
  getCopy: { query(input: { id: number }): Promise<Copy<Values> | null> };
  getNewCopies: { query(): Promise<NewCopy<Values>[]> };
  keepCopy: {
    mutate(
      input: { of: CopyOf; values: Values; version: number; revision: number },
      options: { signal: AbortSignal },
    ): Promise<{ revision: number; at: Date }>;
  };
  discardCopy: { mutate(input: CopyOf): Promise<void> };
}

interface Query<Values> {
  useQuery(
    input: { id: number },
    options: { enabled: boolean; retry: boolean },
  ): { data?: Copy<Values> | null };
}

interface Cache<Values> {
  getCopy: { setData(input: { id: number }, copy: Copy<Values> | null): void };
}

// Without an answer after this time, in milliseconds, a call has failed: the next one waits for it.
const longest = 20_000;

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The working copy of an entry; null for none, undefined while it is loaded. */
export function useCopy<Values>(type: ContentType, id: number | null): Copy<Values> | null | undefined {
  const { getCopy } = api[type] as unknown as { getCopy: Query<Values> };
  return getCopy.useQuery({ id: id ?? 0 }, { enabled: id !== null, retry: false }).data;
}

/** What `useCopyApi` gives. `setCopy` puts a copy into the browser's cache. */
export interface CopyApi<Values> {
  get(id: number): Promise<Row<Values>>;
  getCopy(id: number): Promise<Copy<Values> | null>;
  getNewCopies(): Promise<NewCopy<Values>[]>;
  keep(input: Parameters<Client<Values>['keepCopy']['mutate']>[0]): Promise<{ revision: number; at: Date }>;
  discard(of: CopyOf): Promise<void>;
  setCopy(id: number, copy: Copy<Values> | null): void;
}

/** The procedures of a type's working copies. A failed call shows no toast: the form says what became of it. */
export function useCopyApi<Values>(type: ContentType): CopyApi<Values> {
  const utils = api.useUtils();
  return useMemo((): CopyApi<Values> => {
    const client = utils.client[type] as unknown as Client<Values>;
    const cache = utils[type] as unknown as Cache<Values>;
    return {
      get: (id) => client.get.query({ id }),
      getCopy: (id) => client.getCopy.query({ id }),
      getNewCopies: () => client.getNewCopies.query(),
      keep: (input) => client.keepCopy.mutate(input, { signal: AbortSignal.timeout(longest) }),
      discard: (of) => client.discardCopy.mutate(of),
      setCopy: (id, copy) => cache.getCopy.setData({ id }, copy),
    };
  }, [utils, type]);
}

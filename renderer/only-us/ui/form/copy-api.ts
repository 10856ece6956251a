import type { inferProcedureOutput } from '@trpc/server';
import { useMemo } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { callOnLeaving } from '#renderer/only-us/call-on-leaving.ts';
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

/** What is typed, over this version of the entry and this revision of its working copy. */
export interface Typed<Values> {
  of: CopyOf;
  values: Values;
  version: number;
  revision: number;
}

/** Where it was saved: of a draft in its row, which has this version now. */
export type Stored = Outputs['keepCopy'];

interface Client<Values> {
  get: { query(input: { id: number }): Promise<Row<Values>> };
  getCopy: { query(input: { id: number }): Promise<Copy<Values> | null> };
  getNewCopies: { query(): Promise<NewCopy<Values>[]> };
  getMade: { query(input: { keys: string[] }): Promise<Outputs['getMade']> };
  keepCopy: { mutate(input: Typed<Values>, options: { signal: AbortSignal }): Promise<Stored> };
  discardCopy: { mutate(input: CopyOf): Promise<void> };
}

interface Query<Values> {
  useQuery(
    input: { id: number },
    options: { enabled: boolean; retry: boolean },
  ): { data?: Copy<Values> | null };
}

interface Cache<Values> {
  getCopy: {
    getData(input: { id: number }): Copy<Values> | null | undefined;
    setData(input: { id: number }, copy: Copy<Values> | null): void;
  };
  getPending: { invalidate(): Promise<void> };
  getAll: { invalidate(): Promise<void> };
}

// Without an answer after this time, in milliseconds, a call has failed: the next one waits for it.
const longest = 20_000;

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The working copy of an entry; null for none, undefined while it is loaded. */
export function useCopy<Values>(type: ContentType, id: number | null): Copy<Values> | null | undefined {
  const { getCopy } = api[type] as unknown as { getCopy: Query<Values> };
  return getCopy.useQuery({ id: id ?? 0 }, { enabled: id !== null, retry: false }).data;
}

/**
 * What `useCopyApi` gives. `keepOnLeaving` says nothing of what became of it, `setCopy` puts a copy into the browser's cache,
 * and `refreshList` reads the list again where one is on the screen.
 */
export interface CopyApi<Values> {
  get(id: number): Promise<Row<Values>>;
  getCopy(id: number): Promise<Copy<Values> | null>;
  getNewCopies(): Promise<NewCopy<Values>[]>;
  getMade(keys: string[]): Promise<Outputs['getMade']>;
  keep(input: Typed<Values>): Promise<Stored>;
  keepOnLeaving(input: Typed<Values>): void;
  discard(of: CopyOf): Promise<void>;
  setCopy(id: number, copy: Copy<Values> | null): void;
  refreshList(): void;
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
      getMade: (keys) => client.getMade.query({ keys }),
      keep: (input) => client.keepCopy.mutate(input, { signal: AbortSignal.timeout(longest) }),
      keepOnLeaving: (input) => callOnLeaving(`${type}.keepCopy`, input),
      discard: (of) => client.discardCopy.mutate(of),
      setCopy(id, copy) {
        const had = cache.getCopy.getData({ id });
        cache.getCopy.setData({ id }, copy);
        if (Boolean(had) !== Boolean(copy)) void cache.getPending.invalidate();
      },
      refreshList: () => void cache.getAll.invalidate(),
    };
  }, [utils, type]);
}

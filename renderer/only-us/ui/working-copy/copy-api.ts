import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { api } from '../../api.ts';
import { callOnLeaving } from '../../call-on-leaving.ts';
import type { Content, ContentType } from '../../content-api.ts';

export type CopyOf = { id: number } | { key: string };

type OfType<Copy, Values> = Omit<Copy, 'values' | 'base'> & {
  values: Partial<Values>;
  base: Partial<Values>;
};

/** A working copy as the server has it. Fields that the type got later are missing. */
export type Copy<Values> = OfType<NonNullable<Content['getCopy']>, Values>;
export type NewCopy<Values> = Omit<Content['getNewCopies'][number], 'values'> & { values: Partial<Values> };

/** What is stored of an open entry: its version, and the revision of its working copy. */
export type EntryState = NonNullable<Content['enterForm']['state']>;

type Row<Values> = Values & { version: number; updatedAt: Date };

export interface Typed<Values> {
  of: CopyOf;
  values: Values;
  version: number;
  revision: number;
  overrules?: boolean;
}

export type Stored = Content['keepCopy'];

// Without an answer after this time, in milliseconds, a call has failed: the next one waits for it.
const longest = 20_000;

/** The working copy of an entry; null for none, undefined while it is loaded and for what has none. */
export function useCopy<Values extends FieldValues>(
  type: ContentType | undefined,
  id: number | null,
): Copy<Values> | null | undefined {
  const input = type && id !== null ? { type, id } : skipToken;
  return api.content.getCopy.useQuery(input, { retry: false }).data as Copy<Values> | null | undefined;
}

/**
 * What `useCopyApi` gives. `keepOnLeaving` says nothing of what became of it, `setCopy` puts a copy into the browser's cache,
 * and `refreshList` reads the list again where one is on the screen.
 */
export interface CopyApi<Values> {
  get(id: number): Promise<Row<Values>>;
  getCopy(id: number): Promise<Copy<Values> | null>;
  getNewCopies(): Promise<NewCopy<Values>[]>;
  getMade(keys: string[]): Promise<Content['getMade']>;
  keep(input: Typed<Values>): Promise<Stored>;
  keepOnLeaving(input: Typed<Values>): void;
  discard(of: CopyOf): Promise<void>;
  setCopy(id: number, copy: Copy<Values> | null): void;
  refreshList(): void;
}

/** The procedures of a type's working copies, null without a type. A failed call shows no toast: the form says what became of it. */
export function useCopyApi<Values extends FieldValues>(
  type: ContentType | undefined,
): CopyApi<Values> | null {
  const utils = api.useUtils();
  return useMemo((): CopyApi<Values> | null => {
    if (!type) return null;
    const { client, content } = utils;
    // Not every type has a list.
    const router: object | undefined = utils[type];
    const list = router as { getAll: { invalidate(): Promise<void> } } | undefined;
    const { getEntry, getCopy, getNewCopies, getMade, keepCopy, discardCopy } = client.content;
    return {
      get: (id) => getEntry.query({ type, id }) as Promise<Row<Values>>,
      getCopy: (id) => getCopy.query({ type, id }) as Promise<Copy<Values> | null>,
      getNewCopies: () => getNewCopies.query({ type }) as Promise<NewCopy<Values>[]>,
      getMade: (keys) => getMade.query({ type, keys }),
      keep: (input) => keepCopy.mutate({ ...input, type }, { signal: AbortSignal.timeout(longest) }),
      keepOnLeaving: (input) => callOnLeaving('content.keepCopy', { ...input, type }),
      discard: (of) => discardCopy.mutate({ type, of }),
      setCopy(id, copy) {
        const had = content.getCopy.getData({ type, id });
        content.getCopy.setData({ type, id }, copy as Content['getCopy']);
        if (Boolean(had) !== Boolean(copy)) void content.getPending.invalidate({ type });
      },
      refreshList: () => void list?.getAll.invalidate(),
    };
  }, [utils, type]);
}

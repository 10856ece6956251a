import { skipToken } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues as Values } from 'react-hook-form';
import { api, type Inputs } from '../../api.ts';
import { callOnLeaving } from '../../call-on-leaving.ts';
import type { Content, ContentType } from '../../content-api.ts';

export type CopyOf = { id: number } | { key: string };

/** A working copy as the server has it. Fields that the type got later are missing. */
export type Copy = NonNullable<Content['getCopy']>;
export type NewCopy = Content['getNewCopies'][number];

/** The stored state of an open entry: its version, and the revision of its working copy. */
export type EntryState = NonNullable<Content['enterForm']['state']>;

type Row = Values & { version: number; updatedAt: Date };

type Typed = Omit<Inputs['content']['keepCopy'], 'type'>;

export type Stored = Content['keepCopy'];

// Without an answer after this time, in milliseconds, a call has failed: the next one waits for it.
const longest = 20_000;

/** The working copy of an entry; null for none, undefined while it is loaded and for what has none. */
export function useCopy(type: ContentType | undefined, id: number | null): Copy | null | undefined {
  const input = type && id !== null ? { type, id } : skipToken;
  return api.content.getCopy.useQuery(input, { retry: false }).data;
}

export type CopyApi = NonNullable<ReturnType<typeof useCopyApi>>;

/** An entry that is made for another one, such as a translation, with the first words typed. */
export interface Beginning {
  /** The id of the other one. */
  of: number;
  begin(): Promise<{ id: number }>;
}

/** The procedures of an entry that isn't begun yet. */
export function beginningApi(api: CopyApi, { begin }: Beginning): CopyApi {
  let begun: { id: number; key: string }[] = [];
  return {
    ...api,
    getMade: async () => begun,
    getNewCopies: async () => [],
    async keep(input) {
      if ('id' in input.of) return api.keep(input);
      const made = await begin();
      begun = [{ ...made, key: input.of.key }];
      return { version: 1, ...(await api.keep({ ...input, of: made, version: 1 })), ...made };
    },
  };
}

/** The procedures of a type's working copies, null without a type. A failed call shows no toast: the form says so. */
export function useCopyApi(type: ContentType | undefined) {
  const utils = api.useUtils();
  return useMemo(() => {
    if (!type) return null;
    const { client, content } = utils;
    // Not every type has a list.
    const router: object | undefined = utils[type];
    const list = router as { getAll: { invalidate(): Promise<void> } } | undefined;
    const { getEntry, getCopy, getNewCopies, getMade, keepCopy, discardCopy } = client.content;
    return {
      get: (id: number) => getEntry.query({ type, id }) as Promise<Row>,
      getCopy: (id: number) => getCopy.query({ type, id }),
      getNewCopies: () => getNewCopies.query({ type }),
      getMade: (keys: string[]) => getMade.query({ type, keys }),
      keep: (input: Typed): Promise<Stored> =>
        keepCopy.mutate({ ...input, type }, { signal: AbortSignal.timeout(longest) }),
      /** Nobody learns what became of it. */
      keepOnLeaving: (input: Typed) => callOnLeaving('content.keepCopy', { ...input, type }),
      discard: (of: CopyOf): Promise<void> => discardCopy.mutate({ type, of }),
      /** Puts a copy into the browser's cache. */
      setCopy(id: number, copy: Copy | null) {
        const had = content.getCopy.getData({ type, id });
        content.getCopy.setData({ type, id }, copy);
        if (Boolean(had) !== Boolean(copy)) void content.getPending.invalidate({ type });
      },
      refreshList: () => void list?.getAll.invalidate(),
    };
  }, [utils, type]);
}

import { useQuery } from '@tanstack/react-query';
import { api } from '#renderer/only-us/api.ts';
import type { ContentType } from '../entry-api.ts';

type Action = 'publish' | 'unpublish';

interface Schedule {
  at: Date;
  by: string | null;
  failed: string | null;
}

/** What is scheduled for an entry. */
export type Scheduled = Record<Action, Schedule | null>;

const nothing: Scheduled = { publish: null, unpublish: null };

interface Client {
  getCopy: { query(input: { id: number }, options: { signal: AbortSignal }): Promise<object | null> };
  getSchedule: { query(input: { id: number }, options: { signal: AbortSignal }): Promise<Scheduled> };
  schedule: { mutate(input: { id: number; action: Action; at: Date }): Promise<void> };
  unschedule: { mutate(input: { id: number; action: Action }): Promise<void> };
}

// Without an answer after this time, in milliseconds, the schedules couldn't be read.
const longest = 10_000;

interface Cache {
  invalidate(): Promise<void>;
}

// tRPC's own types of a router that is known by its name alone are too large for the compiler.

/** The procedures of a type's schedules. Refreshes what the screens show of them. Without a type, call none. */
export function useScheduleApi(type: ContentType | undefined) {
  const utils = api.useUtils();
  const client = utils.client[type as ContentType] as unknown as Client;
  const cache = utils[type as ContentType] as unknown as Cache;
  return {
    /** Schedules what differs from `known`: null cancels it. */
    async save(id: number, wanted: Partial<Record<Action, Date | null>>, known: Scheduled | null) {
      // Never in the wrong order in between: the server refuses that.
      const isLater = wanted.publish && known?.unpublish && wanted.publish >= known.unpublish.at;
      const order = isLater ? (['unpublish', 'publish'] as const) : (['publish', 'unpublish'] as const);
      for (const action of order) {
        const at = wanted[action];
        const before = known?.[action] ?? null;
        if (at === undefined || (at?.getTime() === before?.at.getTime() && !before?.failed)) continue;
        if (at) await client.schedule.mutate({ id, action, at });
        else if (before) await client.unschedule.mutate({ id, action });
      }
      await Promise.all([utils.site.getSummary.invalidate(), cache.invalidate()]);
    },
  };
}

/** What is scheduled for an entry, and whether it has changes that aren't published; read when a panel opens. */
export function useScheduled(type: ContentType, id: number | null) {
  const client = api.useUtils().client[type] as unknown as Client;
  return useQuery({
    queryKey: ['scheduled', type, id],
    queryFn: async () => {
      if (id === null) return { known: nothing, hasChanges: false };
      const options = { signal: AbortSignal.timeout(longest) };
      const [known, copy] = await Promise.all([
        client.getSchedule.query({ id }, options),
        client.getCopy.query({ id }, options),
      ]);
      return { known, hasChanges: copy !== null };
    },
    ...readOnOpening,
  });
}

/** Reads afresh each time a panel opens, and says at once when that fails. */
export const readOnOpening = { staleTime: 0, gcTime: 0, retry: false } as const;

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

interface Client {
  getCopy: { query(input: { id: number }): Promise<object | null> };
  getSchedule: { query(input: { id: number }): Promise<Scheduled> };
  schedule: { mutate(input: { id: number; action: Action; at: Date }): Promise<void> };
  unschedule: { mutate(input: { id: number; action: Action }): Promise<void> };
}

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
    read: (id: number) => client.getSchedule.query({ id }),
    /** Has a live entry changes that aren't published? */
    hasCopy: async (id: number) => (await client.getCopy.query({ id })) !== null,
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

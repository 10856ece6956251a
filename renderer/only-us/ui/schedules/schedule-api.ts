import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { type Content, type ContentType, useCacheOf } from '../../content-api.ts';

export type Scheduled = Content['getSchedule'];
type Action = keyof Scheduled;

const nothing: Scheduled = { publish: null, unpublish: null };

// Without an answer after this time, in milliseconds, the schedules couldn't be read.
const longest = 10_000;

/** The procedures of a type's schedules. Refreshes what the screens show of them. Without a type, call none. */
export function useScheduleApi(ofEntry: ContentType | undefined) {
  const type = ofEntry as ContentType;
  const utils = api.useUtils();
  const cache = useCacheOf(ofEntry);
  const { schedule, unschedule } = utils.client.content;
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
        if (at) await schedule.mutate({ type, id, action, at });
        else if (before) await unschedule.mutate({ type, id, action });
      }
      await Promise.all([utils.site.getSummary.invalidate(), cache.invalidate()]);
    },
  };
}

/** Schedules of an entry, and whether it has unpublished changes; read when a panel opens. */
export function useScheduled(type: ContentType, id: number | null) {
  const { getSchedule, getCopy } = api.useUtils().client.content;
  return useQuery({
    queryKey: ['scheduled', type, id],
    queryFn: async () => {
      if (id === null) return { known: nothing, hasChanges: false };
      const options = { signal: AbortSignal.timeout(longest) };
      const [known, copy] = await Promise.all([
        getSchedule.query({ type, id }, options),
        getCopy.query({ type, id }, options),
      ]);
      return { known, hasChanges: copy !== null };
    },
    ...readOnOpening,
  });
}

/** Reads afresh each time a panel opens, and says at once when that fails. */
export const readOnOpening = { staleTime: 0, gcTime: 0, retry: false } as const;

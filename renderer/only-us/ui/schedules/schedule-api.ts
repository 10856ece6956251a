import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { type Content, type ContentType, useCacheOf } from '../../content-api.ts';

export type Scheduled = Content['getSchedule'];

// Without an answer after this time, in milliseconds, the schedules couldn't be read.
const longest = 10_000;

/** Returns a function that schedules what differs from `known`: null cancels it. It refreshes what the screens show of it. */
export function useSaveSchedule(type: ContentType, id: number) {
  const utils = api.useUtils();
  const cache = useCacheOf(type);
  const { schedule, unschedule } = utils.client.content;
  return async (wanted: Record<keyof Scheduled, Date | null>, known: Scheduled) => {
    // Never in the wrong order in between: the server refuses that.
    const isLater = wanted.publish && known.unpublish && wanted.publish >= known.unpublish.at;
    const order = isLater ? (['unpublish', 'publish'] as const) : (['publish', 'unpublish'] as const);
    for (const action of order) {
      const at = wanted[action];
      const before = known[action];
      if (at?.getTime() === before?.at.getTime() && !before?.failed) continue;
      if (at) await schedule.mutate({ type, id, action, at });
      else if (before) await unschedule.mutate({ type, id, action });
    }
    await Promise.all([utils.site.getSummary.invalidate(), cache.invalidate()]);
  };
}

/** Schedules of an entry, and whether it has unpublished changes; read when the dialog opens. */
export function useScheduled(type: ContentType, id: number) {
  const { getSchedule, getCopy } = api.useUtils().client.content;
  return useQuery({
    queryKey: ['scheduled', type, id],
    queryFn: async () => {
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

import { useRef } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';

/** Moves what is in the calendar: at once on the screen, then on the server, and back again if the server refuses. */
export function useMove(shown: { from: Date; until: Date }) {
  const utils = api.useUtils();
  const { getCalendar, getSummary } = utils.site;
  // One after the other: what is moved by keys comes several times in a second.
  const options = { scope: { id: 'calendar' }, meta: { toast: false } };
  const schedule = api.content.schedule.useMutation(options);
  const moveDate = api.content.moveDate.useMutation(options);
  const running = useRef(0);
  return async ({ type, id, action, byDate }: ScheduledChange, at: Date): Promise<boolean> => {
    await getCalendar.cancel();
    getCalendar.setData(shown, (changes) =>
      changes?.map((each) =>
        each.type === type && each.id === id && each.action === action ? { ...each, at, failed: null } : each,
      ),
    );
    running.current += 1;
    const { mutateAsync } = byDate ? moveDate : schedule;
    try {
      await mutateAsync({ type, id, action, at });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      running.current -= 1;
      // An earlier answer would take back what was moved since.
      if (running.current === 0) await Promise.all([getCalendar.invalidate(), getSummary.invalidate()]);
    }
  };
}

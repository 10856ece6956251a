import { useMemo, useRef, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';

export const keyOf = ({ type, id, action, isDone, at }: ScheduledChange) =>
  `${type} ${id} ${action} ${isDone ? at.getTime() : ''}`;

/** Moves a scheduled change: on the screen at once, then on the server, and back if the server refuses. */
export function useMove(loaded: ScheduledChange[] | undefined) {
  const { getCalendar, getSummary } = api.useUtils().site;
  // One after the other: arrow keys may move an item several times a second.
  const options = { scope: { id: 'calendar' }, meta: { toast: false } };
  const schedule = api.content.schedule.useMutation(options);
  const moveDate = api.content.moveDate.useMutation(options);
  const running = useRef(0);
  // State, so that the next key starts from the last move.
  const [moved, setMoved] = useState<Record<string, Date>>({});
  const changes = useMemo(() => loaded?.map((change) => withMove(change, moved)), [loaded, moved]);

  const move = async (change: ScheduledChange, at: Date): Promise<boolean> => {
    setMoved((others) => ({ ...others, [keyOf(change)]: at }));
    running.current += 1;
    const { type, id, action, byDate } = change;
    const { mutateAsync } = byDate ? moveDate : schedule;
    try {
      await mutateAsync({ type, id, action, at });
      return true;
    } catch (error) {
      toastFailure(error);
      return false;
    } finally {
      running.current -= 1;
      if (running.current === 0) await Promise.all([getCalendar.invalidate(), getSummary.invalidate()]);
      if (running.current === 0) setMoved({});
    }
  };
  return { changes, move };
}

function withMove(change: ScheduledChange, moved: Record<string, Date>) {
  const at = moved[keyOf(change)];
  return at ? { ...change, at, failed: null } : change;
}

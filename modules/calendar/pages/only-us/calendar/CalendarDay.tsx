import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SeeSiteThen } from '#renderer/only-us/ui/schedules/SeeSiteThen.tsx';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { calendarItem } from './CalendarItem.tsx';
import type { Month } from './month.ts';
import { keyOf } from './use-move.ts';

interface Props extends Pick<Month, 'month' | 'today'> {
  day: string;
  /** 'Kamis, 24 Des 2026' */
  name: string;
  /** The earliest first. */
  changes: ScheduledChange[];
  onDrop(change: ScheduledChange): void;
  children(change: ScheduledChange): ReactNode;
}

/** A day of the calendar, and a drop target for its items. */
export function CalendarDay({ month, today, day, name, changes, onDrop, children }: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [isOver, setOver] = useState(false);
  const isPast = day < today;
  const last = changes.at(-1);
  const drop = useRef(onDrop);
  drop.current = onDrop;

  useEffect(() => {
    const element = cell.current;
    if (!element || isPast) return;
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => source.data.kind === calendarItem,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false);
        drop.current(source.data.change as ScheduledChange);
      },
    });
  }, [isPast]);

  return (
    <td
      ref={cell}
      data-over={isOver || undefined}
      data-outside={!day.startsWith(month) || undefined}
      data-past={isPast || undefined}
      aria-current={day === today ? 'date' : undefined}
    >
      <div className="calendar-date">
        <time dateTime={day}>{Number(day.slice(8))}</time>
        {last && !isPast && <SeeSiteThen at={last.at} name={name} small />}
      </div>
      {last && (
        <ul>
          {changes.map((change) => (
            <li key={keyOf(change)}>{children(change)}</li>
          ))}
        </ul>
      )}
    </td>
  );
}

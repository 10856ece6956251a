import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import CircleArrowDown from 'lucide-react/icons/circle-arrow-down';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { timeOf } from '#lib/spoken-time.ts';
import { SeeSiteThen } from '#renderer/only-us/ui/schedules/SeeSiteThen.tsx';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import type { SidebarItem } from '#server/navigation/points.ts';
import type { Month } from './month.ts';
import { t } from './texts.ts';
import { keyOf } from './use-move.ts';

interface Props extends Pick<Month, 'month' | 'today'> {
  day: string;
  /** 'Thursday, 24 Dec 2026' */
  name: string;
  /** What a click on the day begins. */
  add: SidebarItem['add'];
  /** The earliest first. */
  changes: ScheduledChange[];
  onDrop(change: ScheduledChange): void;
  children(change: ScheduledChange): ReactNode;
}

export function CalendarDay({ month, today, day, name, add, changes, onDrop, children }: Props) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [isOver, setOver] = useState(false);
  const isPast = day < today;
  const last = changes.at(-1);
  const onDropped = useEffectEvent(onDrop);

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
        onDropped(source.data.change as ScheduledChange);
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
        {add && !isPast && (
          <a
            className="calendar-add"
            href={`${add.route}?day=${day}`}
            aria-label={`${localize(add.label)}: ${name}`}
          >
            <Plus size={14} aria-hidden />
          </a>
        )}
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

const calendarItem = 'calendar-item';

const daysBy: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface ItemProps {
  change: ScheduledChange;
  /** Whether it was just moved by keys: then it takes the focus on its new day. */
  isMoved: boolean;
  onMove(days: number): void;
}

/** A scheduled change: a link to its form that can be dragged, or moved by Shift with an arrow key. */
export function CalendarItem({ change, isMoved, onMove }: ItemProps) {
  const { timeZone } = usePageContext().site;
  const { title, noun, route, action, at, by, failed, isDone = false } = change;
  const item = useRef<HTMLAnchorElement>(null);
  const [isDragged, setDragged] = useState(false);
  const mayMove = useMayWith('publish', change.type) && !isDone;
  const what = t(labelOf(change));
  const Icon = action === 'publish' ? CircleArrowUp : CircleArrowDown;

  useEffect(() => {
    const element = item.current;
    if (!element) return;
    if (isMoved) element.focus();
    if (!mayMove) return;
    return draggable({
      element,
      getInitialData: () => ({ kind: calendarItem, change }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [change, isMoved, mayMove]);

  const move = (event: KeyboardEvent) => {
    const days = daysBy[event.key];
    if (!days || !event.shiftKey || !mayMove) return;
    event.preventDefault();
    onMove(days);
  };
  return (
    <a
      ref={item}
      href={route}
      className="calendar-item"
      data-action={action}
      data-done={isDone || undefined}
      data-failed={failed !== null || undefined}
      data-dragged={isDragged || undefined}
      title={[what, localize(noun), by && t(isDone ? 'doneBy' : 'by', { name: by }), failed]
        .filter(Boolean)
        .join(' · ')}
      aria-keyshortcuts={
        mayMove ? 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' : undefined
      }
      onKeyDown={move}
    >
      <Icon size={14} aria-label={what} /> <time dateTime={at.toISOString()}>{timeOf(at, timeZone)}</time>{' '}
      <span>{title}</span>
    </a>
  );
}

function labelOf({ failed, isDone, isLive, action }: ScheduledChange) {
  if (failed) return 'couldNot';
  if (isDone) return action === 'publish' ? 'wentLive' : 'wentOffline';
  return isLive && action === 'publish' ? 'publishChanges' : action;
}

import { Badge, Flex } from '@radix-ui/themes';
import CircleArrowDown from 'lucide-react/icons/circle-arrow-down';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import Plus from 'lucide-react/icons/plus';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { addDays, formatDay } from '#lib/dates.ts';
import { localize } from '#lib/interface-language.ts';
import { timeOf } from '#lib/spoken-time.ts';
import { SeeSiteThen } from '#renderer/only-us/ui/schedules/SeeSiteThen.tsx';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import type { SidebarItem } from '#server/navigation/points.ts';
import type { Month } from './month.ts';
import { t } from './texts.ts';
import { keyOf } from './use-move.ts';

// The key of a dragged item, among what else may be dragged here.
const dragged = 'text/x-calendar-item';

interface Props extends Pick<Month, 'month' | 'today'> {
  day: string;
  /** The new entry that a click on the day begins. */
  add: SidebarItem['add'];
  /** The earliest first. */
  changes: ScheduledChange[];
  /** The key of the item that was just moved by keys: it takes the focus on its new day. */
  moved: string;
  onMove(key: string, day: string, byKeys: boolean): void;
}

export function CalendarDay({ month, today, day, add, changes, moved, onMove }: Props) {
  const [isOver, setOver] = useState(false);
  const isPast = day < today;
  const last = changes.at(-1);
  const name = formatDay(new Date(day), 'UTC');
  const over = (event: DragEvent) => {
    if (isPast || !event.dataTransfer.types.includes(dragged)) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onMove(event.dataTransfer.getData(dragged), day, false);
  };
  return (
    <td
      data-over={isOver || undefined}
      data-outside={!day.startsWith(month) || undefined}
      data-past={isPast || undefined}
      aria-current={day === today ? 'date' : undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Flex className="calendar-date" align="center" justify="between" minHeight="28px" px="1">
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
      </Flex>
      {last && (
        <ul>
          {changes.map((change) => (
            <li key={keyOf(change)}>
              <CalendarItem
                change={change}
                isMoved={moved === keyOf(change)}
                onMove={(count) => onMove(keyOf(change), addDays(day, count), true)}
              />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

const daysBy: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface ItemProps {
  change: ScheduledChange;
  isMoved: boolean;
  onMove(days: number): void;
}

/** A scheduled change: a link to its form that can be dragged, or moved by Shift with an arrow key. */
function CalendarItem({ change, isMoved, onMove }: ItemProps) {
  const { timeZone } = usePageContext().site;
  const { title, noun, route, action, at, by, failed, isDone = false } = change;
  const item = useRef<HTMLAnchorElement>(null);
  const mayMove = useMayWith('publish', change.type) && !isDone;
  const what = t(labelOf(change));
  const Icon = action === 'publish' ? CircleArrowUp : CircleArrowDown;

  useEffect(() => {
    if (isMoved) item.current?.focus();
  }, [isMoved]);

  const move = (event: KeyboardEvent) => {
    const days = daysBy[event.key];
    if (!days || !event.shiftKey || !mayMove) return;
    event.preventDefault();
    onMove(days);
  };
  return (
    <Badge asChild size="2" highContrast color={colorOf(change)}>
      <a
        ref={item}
        href={route}
        className="calendar-item"
        data-done={isDone || undefined}
        draggable={mayMove}
        title={[what, localize(noun), by && t(isDone ? 'doneBy' : 'by', { name: by }), failed]
          .filter(Boolean)
          .join(' · ')}
        aria-keyshortcuts={
          mayMove ? 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' : undefined
        }
        onKeyDown={move}
        onDragStart={(event) => event.dataTransfer.setData(dragged, keyOf(change))}
      >
        <Icon size={14} aria-label={what} /> <time dateTime={at.toISOString()}>{timeOf(at, timeZone)}</time>{' '}
        <span>{title}</span>
      </a>
    </Badge>
  );
}

function labelOf({ failed, isDone, isLive, action }: ScheduledChange) {
  if (failed) return 'couldNot';
  if (isDone) return action === 'publish' ? 'wentLive' : 'wentOffline';
  return isLive && action === 'publish' ? 'publishChanges' : action;
}

function colorOf({ failed, isDone, action }: ScheduledChange) {
  if (failed) return 'red';
  return isDone || action === 'unpublish' ? 'gray' : 'green';
}

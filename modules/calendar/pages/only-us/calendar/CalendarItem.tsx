import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import CircleArrowDown from 'lucide-react/icons/circle-arrow-down';
import CircleArrowUp from 'lucide-react/icons/circle-arrow-up';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { say } from '#lib/interface-language.ts';
import { timeOf } from '#lib/spoken-time.ts';
import { useMayWith } from '#renderer/only-us/use-may.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { t } from './texts.ts';

export const calendarItem = 'calendar-item';

const daysBy: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  change: ScheduledChange;
  /** Whether it was just moved by keys: then it takes the focus on its new day. */
  isMoved: boolean;
  onMove(days: number): void;
}

/** A scheduled change: a link to its form that can be dragged, or moved by Shift with an arrow key. */
export function CalendarItem({ change, isMoved, onMove }: Props) {
  const { timeZone } = usePageContext().site;
  const { title, noun, route, action, at, by, failed, isLive } = change;
  const item = useRef<HTMLAnchorElement>(null);
  const [isDragged, setDragged] = useState(false);
  const mayMove = useMayWith('publish', change.type);
  const what = t(failed ? 'couldNot' : isLive && action === 'publish' ? 'publishChanges' : action);
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
      data-failed={failed !== null || undefined}
      data-dragged={isDragged || undefined}
      title={[what, say(noun), by && t('by', { name: by }), failed].filter(Boolean).join(' · ')}
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

import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { mayDo } from '#renderer/only-us/use-may.ts';
import './calendar.css';
import { Flex, Heading, IconButton, VisuallyHidden } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { addDays, dayNames, formatDay, localDay } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import type { ScheduledChange } from '#server/content/schedules/scheduled.ts';
import { CalendarDay, CalendarItem } from './CalendarDay.tsx';
import { calendarFields, monthAt, movedTo } from './month.ts';
import { t } from './texts.ts';
import { keyOf, useMove } from './use-move.ts';

export default function Page() {
  const pageContext = usePageContext();
  const { site, sidebar } = pageContext;
  const { timeZone } = site;
  const add = sidebar.find((screen) => screen.add?.takesDay)?.add;
  const [{ month: asked }, narrow] = useListState(calendarFields);
  const shown = monthAt(asked, timeZone);
  const { month, today, weeks, from, until } = shown;
  const calendar = api.site.getCalendar.useQuery({ from, until }, { placeholderData: keepPreviousData });
  const { changes, move } = useMove(calendar.data);
  const [moved, setMoved] = useState({ key: '', said: '' });
  const nameOf = (at: Date) => formatDay(at, timeZone);

  const moveTo = async (change: ScheduledChange, day: string, byKeys: boolean) => {
    const { at: before, title } = change;
    const at = movedTo(day, before, timeZone);
    if (day < today || localDay(before, timeZone) === day) return;
    const said = t('moved', { title, day: nameOf(at) });
    setMoved({ key: byKeys ? keyOf(change) : '', said });
    if (!weeks.flat().includes(day)) narrow({ month: day.slice(0, 7) });
    if ((await move(change, at)) && !byKeys)
      toast(said, 'success', { undo: () => void move({ ...change, at }, before) });
  };

  if (!changes) return <NotLoaded title={t('failedTitle')} query={calendar} />;
  const mayMove = changes.some(({ type, isDone }) => !isDone && mayDo(pageContext, 'publish', type));
  const ofDay = (day: string) => changes.filter(({ at }) => localDay(at, timeZone) === day);
  return (
    <>
      <Flex align="center" gap="3" mb="4" wrap="wrap">
        <Heading as="h2" size="5" aria-live="polite" style={{ minWidth: '5.5em' }}>
          {shown.caption}
        </Heading>
        <MonthButton label={t('previous')} onClick={() => narrow({ month: shown.previous })}>
          <ChevronLeft size={18} aria-hidden />
        </MonthButton>
        <MonthButton label={t('next')} onClick={() => narrow({ month: shown.next })}>
          <ChevronRight size={18} aria-hidden />
        </MonthButton>
        <QuietButton disabled={today.startsWith(month)} onClick={() => narrow({ month: '' })}>
          {t('today')}
        </QuietButton>
        <Muted ml="auto">{changes.length > 0 ? mayMove && t('hint') : t('empty')}</Muted>
      </Flex>
      <table className="calendar" aria-label={shown.caption}>
        <thead>
          <tr>
            {dayNames.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  {...{ month, today, day, add }}
                  name={formatDay(new Date(day), 'UTC')}
                  changes={ofDay(day)}
                  onDrop={(change) => void moveTo(change, day, false)}
                >
                  {(change) => (
                    <CalendarItem
                      change={change}
                      isMoved={moved.key === keyOf(change)}
                      onMove={(count) => void moveTo(change, addDays(day, count), true)}
                    />
                  )}
                </CalendarDay>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden aria-live="polite">{moved.said}</VisuallyHidden>
    </>
  );
}

function MonthButton({ label, ...rest }: { label: string; onClick(): void; children: React.ReactNode }) {
  return <IconButton variant="soft" color="gray" aria-label={label} title={label} {...rest} />;
}

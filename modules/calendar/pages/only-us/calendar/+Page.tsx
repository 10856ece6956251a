import { Muted } from '#renderer/only-us/ui/base/Muted.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { mayDo } from '#renderer/only-us/use-may.ts';
import './calendar.css';
import { Flex, Heading, VisuallyHidden } from '@radix-ui/themes';
import { keepPreviousData } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { dayNames, formatDay, localDay } from '#lib/dates.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { NotLoaded } from '#renderer/only-us/ui/base/NotLoaded.tsx';
import { StepButton } from '#renderer/only-us/ui/base/StepButton.tsx';
import { useListState } from '#renderer/only-us/ui/list/use-list-state.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { calendarFields, monthAt, movedTo } from './month.ts';
import { t } from './texts.ts';
import { keyOf, useMove } from './use-move.ts';

export default function Page() {
  const pageContext = usePageContext();
  const { timeZone } = pageContext.site;
  const add = pageContext.sidebar.find((screen) => screen.add?.takesDay)?.add;
  const [{ month: asked }, narrow] = useListState(calendarFields);
  const shown = monthAt(asked, timeZone);
  const { month, today, weeks, from, until } = shown;
  const calendar = api.site.getCalendar.useQuery({ from, until }, { placeholderData: keepPreviousData });
  const { changes, move } = useMove(calendar.data);
  const [moved, setMoved] = useState({ key: '', said: '' });

  const moveTo = async (key: string, day: string, byKeys: boolean) => {
    const change = changes?.find((each) => keyOf(each) === key);
    if (!change || day < today || localDay(change.at, timeZone) === day) return;
    const { at: before, title } = change;
    const at = movedTo(day, before, timeZone);
    const said = t('moved', { title, day: formatDay(at, timeZone) });
    setMoved({ key: byKeys ? key : '', said });
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
        <StepButton variant="soft" label={t('previous')} onStep={() => narrow({ month: shown.previous })}>
          <ChevronLeft size={18} aria-hidden />
        </StepButton>
        <StepButton variant="soft" label={t('next')} onStep={() => narrow({ month: shown.next })}>
          <ChevronRight size={18} aria-hidden />
        </StepButton>
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
                  changes={ofDay(day)}
                  moved={moved.key}
                  onMove={(key, to, byKeys) => void moveTo(key, to, byKeys)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden aria-live="polite">{moved.said}</VisuallyHidden>
    </>
  );
}

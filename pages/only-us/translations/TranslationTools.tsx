import { Button } from '@radix-ui/themes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type RefObject, useEffect, useRef } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { QuietIconButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { useWindowEvent } from '#renderer/only-us/ui/base/use-window-event.ts';
import { keepBeside } from './beside.ts';
import { keepFirstMarkInSight, nextMark, showMark } from './marks.ts';
import type { Place } from './place.ts';
import { t } from './texts.ts';

interface Props {
  place: Place;
  /** Both columns. */
  element: RefObject<HTMLElement | null>;
}

/** The next mark on this screen, and the next translation. */
export function TranslationTools({ place: { type, id }, element }: Props) {
  const { data: next } = api.site.getNextTranslation.useQuery({ type, id });
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const stops = [keepBeside(current), keepFirstMarkInSight(current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element]);
  const goToNext = () => {
    shown.current = element.current && nextMark(element.current, shown.current);
    if (shown.current) showMark(shown.current);
  };
  useWindowEvent('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (key !== 'ArrowDown' || !altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return;
    event.preventDefault();
    goToNext();
  });
  return (
    <>
      <QuietIconButton label={t('nextMark')} aria-keyshortcuts="Alt+ArrowDown" onClick={goToNext}>
        <ArrowDown size={18} aria-hidden />
      </QuietIconButton>
      {next && (
        <Button variant="ghost" color="gray" className="form-quiet" asChild>
          <a href={next.route} title={t('nextTranslation', { title: next.title })}>
            <ChevronRight size={16} aria-hidden />
            {t('next')}
          </a>
        </Button>
      )}
    </>
  );
}

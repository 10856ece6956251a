import { useState } from 'react';
import type { Scheduled } from './schedule-api.ts';
import { t } from './texts.ts';

/** When something is published: null for now. When it is taken offline again: null for never. */
interface Plan {
  at: Date | null;
  until: Date | null;
}

/** A plan, and what was scheduled when it was made; null for nothing, or when that couldn't be read. */
export interface Decision extends Plan {
  known: Scheduled | null;
}

/** A choice between now (or never) and an instant, which may not be entered yet. */
export interface Choice {
  isLater: boolean;
  instant: Date | null;
  isUnfinished?: boolean;
}

/**
 * When something is published and taken offline again, as somebody chooses it: at first at these times; null for now, or never. What
 * is wrong with it is said once it was tried.
 */
export function usePlan(publish: Date | null, unpublish: Date | null) {
  const [chosen, choose] = useState<{ when?: Choice; until?: Choice }>({});
  const [isTried, setTried] = useState(false);
  const { when = choiceOf(publish), until = choiceOf(unpublish) } = chosen;
  const errors = planErrors(when, until, new Date());
  const field = (name: 'when' | 'until', value: Choice) => ({
    value,
    error: isTried ? errors[name] : undefined,
    onChange: (next: Choice) => choose({ ...chosen, [name]: next }),
  });
  return {
    when: field('when', when),
    until: field('until', until),
    /** Null when something is wrong with it. */
    confirm(): Plan | null {
      setTried(true);
      if (errors.when || errors.until) return null;
      return { at: when.isLater ? when.instant : null, until: until.isLater ? until.instant : null };
    },
  };
}

function choiceOf(instant: Date | null): Choice {
  return { isLater: instant !== null, instant };
}

function planErrors(when: Choice, until: Choice, now: Date): { when?: string; until?: string } {
  return {
    ...errorOf('when', when, now),
    ...errorOf('until', until, when.isLater && when.instant && when.instant > now ? when.instant : now),
  };
}

function errorOf(name: 'when' | 'until', { isLater, instant, isUnfinished }: Choice, earliest: Date) {
  if (!isLater) return {};
  if (!instant || isUnfinished) return { [name]: t('needsTime') };
  if (instant > earliest) return {};
  return { [name]: t(instant > new Date() ? 'order' : 'past') };
}

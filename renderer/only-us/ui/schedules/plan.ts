import { spokenTime } from '#lib/spoken-time.ts';
import { t } from '../publish/texts.ts';
import type { Scheduled } from './schedule-api.ts';

/** When something is published: null for now. When it is taken offline again: null for never. */
export interface Plan {
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

export function planErrors(when: Choice, until: Choice, now: Date): { when?: string; until?: string } {
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

/** 'Scheduled for 7 Agu 2026, 09.00 by Budi' */
export function describeSchedule({ at, by }: { at: Date; by: string | null }, timeZone: string): string {
  const date = spokenTime(at, timeZone);
  return by ? t('scheduledBy', { date, name: by }) : t('scheduled', { date });
}

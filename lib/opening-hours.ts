import type { AnswerTime, OpeningHours } from './brand.ts';
import { addDays } from './dates.ts';

/** Consecutive days with the same hours, counted from Monday, 0. */
export interface OpenDays {
  from: number;
  to: number;
  opens: string;
  closes: string;
}

/** Opening hours in as few groups as possible, from Monday; closed days are left out. */
export function openDays(hours: OpeningHours): OpenDays[] {
  const lines: OpenDays[] = [];
  for (const [day, open] of hours.entries()) {
    const last = lines.at(-1);
    if (!open) continue;
    const continues = last && last.to === day - 1 && last.opens === open.opens && last.closes === open.closes;
    if (continues) last.to = day;
    else lines.push({ from: day, to: day, ...open });
  }
  return lines;
}

/** Of the promises that are hours. */
export const workingMinutes: Partial<Record<AnswerTime, number>> = { hour: 60, hours2: 120, hours4: 240 };
const workingDays: Partial<Record<AnswerTime, number>> = { day: 1, days2: 2 };

/**
 * Until when an answer is due, counted in opening hours. All are local times such as `2026-08-07T09:05`; null where hours or
 * answer time aren’t entered. Working days end when the company closes.
 */
export function answerDue(sent: string, hours: OpeningHours, within: AnswerTime): string | null {
  const open = openTimes(sent, hours);
  const days = workingDays[within];
  if (days) return open.filter(({ opens }) => dayOf(opens) !== dayOf(sent))[days - 1]?.closes ?? null;
  let minutes = workingMinutes[within];
  if (!minutes) return null;
  for (const { opens, closes } of open) {
    const from = later(opens, sent);
    const left = Math.max(0, minutesBetween(from, closes));
    if (minutes <= left) return new Date(timeOf(from) + minutes * aMinute).toISOString().slice(0, 16);
    minutes -= left;
  }
  return null;
}

/** When it opens next, as a local time like `now`; null while it is open, or without hours. */
export function opensNext(now: string, hours: OpeningHours): string | null {
  const next = openTimes(now, hours).find(({ closes }) => closes > now);
  return next && next.opens > now ? next.opens : null;
}

/** The next time at which it opens or closes; null without hours. */
export function nextTurn(now: string, hours: OpeningHours): string | null {
  const turns = openTimes(now, hours).flatMap(({ opens, closes }) => [opens, closes]);
  return turns.find((turn) => turn > now) ?? null;
}

/** The minutes of opening hours between two local times of one month. */
export function openMinutes(from: string, to: string, hours: OpeningHours): number {
  const minutes = openTimes(from, hours).map(({ opens, closes }) =>
    Math.max(0, minutesBetween(later(opens, from), to < closes ? to : closes)),
  );
  return minutes.reduce((sum, each) => sum + each, 0);
}

/** From a day on, for a month: when it opens and closes. */
function openTimes(from: string, hours: OpeningHours) {
  return Array.from({ length: 32 }, (_, ahead) => addDays(dayOf(from), ahead)).flatMap((day) => {
    const times = hours[(new Date(day).getUTCDay() + 6) % 7];
    return times ? [{ opens: `${day}T${times.opens}`, closes: `${day}T${times.closes}` }] : [];
  });
}

const aMinute = 60_000;
const dayOf = (time: string) => time.slice(0, 10);
const later = (one: string, other: string) => (one > other ? one : other);
// In UTC each day has 24 hours.
const timeOf = (local: string) => Date.parse(`${local}Z`);
const minutesBetween = (from: string, to: string) => (timeOf(to) - timeOf(from)) / aMinute;

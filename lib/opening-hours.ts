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
 * Until when an answer is due, counted in opening hours. Both are local times such as `2026-08-07T09:05`; null where hours or
 * answer time aren’t entered. Working days end when the company closes.
 */
export function answerDue(sent: string, hours: OpeningHours, within: AnswerTime): string | null {
  const days = workingDays[within];
  let minutes = workingMinutes[within];
  if (!days && !minutes) return null;
  const today = sent.slice(0, 10);
  const open = openDates(today, hours);
  if (days) {
    const due = open.filter(({ day }) => day !== today)[days - 1];
    return due ? `${due.day}T${due.closes}` : null;
  }
  for (const { day, opens, closes } of open) {
    const from = Math.max(minutesOf(opens), day === today ? minutesOf(sent.slice(11)) : 0);
    const left = Math.max(0, minutesOf(closes) - from);
    if (minutes && minutes <= left) return `${day}T${clockOf(from + minutes)}`;
    minutes = (minutes ?? 0) - left;
  }
  return null;
}

/** The days from this one on, for four weeks, on which it is open. */
function openDates(today: string, hours: OpeningHours) {
  return Array.from({ length: 28 }, (_, ahead) => addDays(today, ahead)).flatMap((day) => {
    const times = timesOn(day, hours);
    return times ? [{ day, ...times }] : [];
  });
}

/** When it opens next, as a local time like `now`; null while it is open, or without hours. */
export function opensNext(now: string, hours: OpeningHours): string | null {
  const next = openDates(now.slice(0, 10), hours).find(({ day, closes }) => `${day}T${closes}` > now);
  const opens = next && `${next.day}T${next.opens}`;
  return opens && opens > now ? opens : null;
}

/** The next time at which it opens or closes; null without hours. */
export function nextTurn(now: string, hours: OpeningHours): string | null {
  const turns = openDates(now.slice(0, 10), hours).flatMap(({ day, opens, closes }) => [
    `${day}T${opens}`,
    `${day}T${closes}`,
  ]);
  return turns.find((turn) => turn > now) ?? null;
}

/** The minutes of opening hours between two local times. */
export function openMinutes(from: string, to: string, hours: OpeningHours): number {
  let minutes = 0;
  for (let day = from.slice(0, 10); day <= to; day = addDays(day, 1)) {
    const times = timesOn(day, hours);
    if (!times) continue;
    const begins = day === from.slice(0, 10) ? minutesOf(from.slice(11)) : 0;
    const ends = day === to.slice(0, 10) ? minutesOf(to.slice(11)) : 24 * 60;
    const open = Math.min(minutesOf(times.closes), ends) - Math.max(minutesOf(times.opens), begins);
    minutes += Math.max(0, open);
  }
  return minutes;
}

const timesOn = (day: string, hours: OpeningHours) => hours[(new Date(day).getUTCDay() + 6) % 7];

function minutesOf(clock: string) {
  const [hour, minute] = clock.split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
}

function clockOf(minutes: number) {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

import type { OpeningHours } from './brand.ts';

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

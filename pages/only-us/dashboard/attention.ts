import { formatDateTime } from '#renderer/ui/dates.ts';
import type { Summary } from '#server/module.ts';

/** Something that somebody should look at. Without a route there is no screen for it. */
export interface Attention {
  title: string;
  why: string;
  area: string;
  route: string | null;
}

/** What needs attention in all areas, and first of all in the site itself. */
export function attentionIn(
  { areas, mailFailedAt }: { areas: Summary[]; mailFailedAt: Date | null },
  timeZone: string,
): Attention[] {
  const ofAreas = areas.flatMap(({ title: area, needsAttention }) =>
    needsAttention.map((item) => ({ ...item, area })),
  );
  if (!mailFailedAt) return ofAreas;
  const since = formatDateTime(mailFailedAt, timeZone);
  const why = `could not be sent on ${since}. The server log says why.`;
  return [{ title: 'E-mail', why, area: 'Site', route: null }, ...ofAreas];
}

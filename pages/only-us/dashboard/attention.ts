import { formatDateTime } from '#lib/dates.ts';
import type { Summary } from '#server/module.ts';

/** Something that somebody should look at. Without a route there is no screen for it. */
export interface Attention {
  title: string;
  why: string;
  area: string;
  route: string | null;
}

interface SiteSummary {
  areas: Summary[];
  mailFailedAt: Date | null;
  unknownFiles: number;
  /** Is the database damaged? */
  isDamaged: boolean;
}

/** What needs attention in all areas, and first of all in the site itself. */
export function attentionIn(
  { areas, mailFailedAt, unknownFiles, isDamaged }: SiteSummary,
  timeZone: string,
): Attention[] {
  const ofAreas = areas.flatMap(({ title: area, needsAttention }) =>
    needsAttention.map((item) => ({ ...item, area })),
  );
  const ofSite: Attention[] = [];
  if (isDamaged) {
    const why = 'is damaged: what is saved may be lost. Ask your server’s administrator to restore a backup.';
    ofSite.push({ title: 'The database', why, area: 'Site', route: null });
  }
  if (mailFailedAt) {
    const why = `could not be sent on ${formatDateTime(mailFailedAt, timeZone)}. The server log says why.`;
    ofSite.push({ title: 'E-mail', why, area: 'Site', route: null });
  }
  if (unknownFiles > 0) {
    const title = `${unknownFiles} files on the server`;
    const why =
      'belong to no entry in File Manager. Ask your server’s administrator to run: npm run site -- doctor';
    ofSite.push({ title, why, area: 'Site', route: null });
  }
  return [...ofSite, ...ofAreas];
}

import { point } from '../module/point.ts';
import type { Services } from '../services.ts';

/** A former state of the site, such as a backup, shown at `/preview/<token>` (`preview-link.ts`). */
export interface FormerSite {
  database: string;
  startedAt: Date;
  /** When the site was like this. */
  madeAt: Date;
  /** Until when it is shown. */
  until: Date;
}

export const formerSite =
  point<(services: Pick<Services, 'env' | 'now'>) => FormerSite | null>('former site');

import type { Database } from '#database/client.ts';
import type { Summary } from '#server/module.ts';
import { bannerSummary } from './banner/summary.ts';
import { clientSummary } from './client/summary.ts';
import { offerSummary } from './offers/summary.ts';

/** The cards of the four screens on the dashboard. */
export function summary(db: Database): Summary[] {
  return [
    bannerSummary(db),
    offerSummary(db, 'Packaging', 'packaging'),
    offerSummary(db, 'Service', 'service'),
    clientSummary(db),
  ];
}

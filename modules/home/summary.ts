import type { Summary, SummaryContext } from '#server/module.ts';
import { bannerSummary } from './banner/summary.ts';
import { clientSummary } from './client/summary.ts';
import { offerSummary } from './offers/summary.ts';

/** The cards of the four screens on the dashboard. */
export function summary({ db }: SummaryContext): Summary[] {
  return [
    bannerSummary(db),
    offerSummary(db, 'Packaging', 'packaging'),
    offerSummary(db, 'Service', 'service'),
    clientSummary(db),
  ];
}

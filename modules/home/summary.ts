import type { Database } from '#database/client.ts';
import type { Summary } from '#server/module.ts';
import { bannerSummary } from './banner/summary.ts';
import { clientSummary } from './client/summary.ts';
import { packagingKind, serviceKind } from './offers/kinds.ts';
import { offerSummary } from './offers/summary.ts';

/** The cards of the four screens on the dashboard. */
export function summary(db: Database): Summary[] {
  return [
    bannerSummary(db),
    offerSummary(db, 'Packaging', packagingKind),
    offerSummary(db, 'Service', serviceKind),
    clientSummary(db),
  ];
}

import { eq, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { site } from '#database/tables.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';

/** Not a new version: somebody may be editing the other settings. */
export function saveSettings(db: Queries, values: { maintenance?: boolean; previewEpoch?: SQL }): void {
  db.update(site).set(values).where(eq(site.id, 1)).run();
}

export function setMaintenance(db: Database, maintenance: boolean): void {
  db.transaction((tx) => {
    saveSettings(tx, { maintenance });
    recordActivity(tx, whoActs(), { what: maintenance ? 'closed' : 'opened', type: 'site' });
  });
}

import { eq } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import type { Database, Queries } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { site } from '#database/tables.ts';
import { recordActivity } from '../activity/record.ts';

type Apart = 'maintenance' | 'previewEpoch' | 'isSecondLanguagePublic' | 'skippedSteps';

/** Not a new version: somebody may be editing the other settings. */
export function saveSettings(db: Queries, values: Pick<SQLiteUpdateSetSource<typeof site>, Apart>): void {
  db.update(site).set(values).where(eq(site.id, 1)).run();
}

export function setMaintenance(db: Database, maintenance: boolean): void {
  db.transaction((tx) => {
    saveSettings(tx, { maintenance });
    recordActivity(tx, { what: maintenance ? 'closed' : 'opened', type: 'site' });
  });
}

/** Leaves a first step out, or takes it back. */
export function skipStep(db: Database, { key, isSkipped }: { key: string; isSkipped: boolean }): void {
  db.transaction((tx) => {
    const others = readSettings(tx).skippedSteps.filter((each) => each !== key);
    saveSettings(tx, { skippedSteps: isSkipped ? [...others, key] : others });
  });
}

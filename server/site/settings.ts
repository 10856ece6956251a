import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { brands, site } from '#database/tables.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';

/** With the brand's name. */
export type SiteSettings = typeof site.$inferSelect & { name: string };

const theSettings = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(site), name: brands.name })
    .from(site)
    .innerJoin(brands, eq(brands.id, 1))
    .where(eq(site.id, 1))
    .prepare(),
);

/** Null before the very first start. */
export function findSettings(db: Queries): SiteSettings | null {
  return theSettings(db).get() ?? null;
}

/** Not cached: one row by its key takes microseconds. */
export function readSettings(db: Queries): SiteSettings {
  const settings = findSettings(db);
  if (!settings) throw new Error('The database holds no site settings. Start the site once to fill it.');
  return settings;
}

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

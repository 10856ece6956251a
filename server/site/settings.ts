import { eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { brands, site } from '#database/tables.ts';
import { whoActs } from '../activity/actor.ts';
import { recordActivity } from '../activity/record.ts';

/** The settings of the site: description, time zone, whether visitors see the maintenance page; its name is the brand's. */
export type SiteSettings = typeof site.$inferSelect & { name: string };

const theSettings = preparedQuery((db) =>
  db
    .select({ ...getTableColumns(site), name: brands.name })
    .from(site)
    .innerJoin(brands, eq(brands.id, 1))
    .where(eq(site.id, 1))
    .prepare(),
);

/** The settings; null before the very first start has created them. */
export function findSettings(db: Queries): SiteSettings | null {
  return theSettings(db).get() ?? null;
}

/** Reads the settings. One row by its key takes microseconds, so no stale copies are cached. */
export function readSettings(db: Queries): SiteSettings {
  const settings = findSettings(db);
  if (!settings) throw new Error('The database holds no site settings. Start the site once to fill it.');
  return settings;
}

/** Saves what nobody types. Not a change of the version: somebody may be editing the others. */
export function saveSettings(db: Queries, values: { maintenance?: boolean; previewEpoch?: SQL }): void {
  db.update(site).set(values).where(eq(site.id, 1)).run();
}

/** Shows visitors the maintenance page, or the site. */
export function setMaintenance(db: Database, maintenance: boolean): void {
  db.transaction((tx) => {
    saveSettings(tx, { maintenance });
    recordActivity(tx, whoActs(), { what: maintenance ? 'closed' : 'opened', type: 'site' });
  });
}

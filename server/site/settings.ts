import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { site } from '#database/tables.ts';

/** The settings of the site: its name, description, time zone and whether visitors see the maintenance page. */
export type SiteSettings = typeof site.$inferSelect;

const theSettings = preparedQuery((db) => db.select().from(site).where(eq(site.id, 1)).prepare());

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

/**
 * Saves some of the settings and increments their version. With `version`, only if that is still the current one:
 * otherwise returns undefined and saves nothing.
 */
export function saveSettings(
  db: Queries,
  values: { [Name in keyof SiteSettings]?: SiteSettings[Name] | SQL },
  now: Date,
  version?: number,
): SiteSettings | undefined {
  const one = version === undefined ? eq(site.id, 1) : and(eq(site.id, 1), eq(site.version, version));
  const next = { ...values, updatedAt: now, version: sql`${site.version} + 1` };
  return db.update(site).set(next).where(one).returning().get();
}

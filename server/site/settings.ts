import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { site } from '#database/tables.ts';

/** The settings of the site: its name, description, time zone and whether visitors see the maintenance page. */
export type SiteSettings = typeof site.$inferSelect;

/** Reads the settings. One row by its key: a few microseconds, so nobody keeps a copy that could grow old. */
export function readSettings(db: Queries): SiteSettings {
  const settings = db.select().from(site).where(eq(site.id, 1)).get();
  if (!settings) throw new Error('The database holds no site settings. Start the site once to fill it.');
  return settings;
}

import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { readSettings } from '#database/site-settings.ts';
import { files } from '#database/tables.ts';
import { ownPageAt } from '#server/content/own-pages.ts';
import { publicAreas } from '#server/content/points.ts';
import { pageLanguage } from '#server/http/page-language.ts';
import type { ModuleContext } from '#server/module/point.ts';
import { offered } from '#server/module/registry.ts';
import type { Kind } from './counts.ts';
import { countryName } from './names.ts';

// The pages that belong to no entry, as the menu calls them.
const areas = () =>
  new Map([
    ['/', 'Home'],
    ['/search', 'Search'],
    ...offered(publicAreas).map(({ route, label }) => [route, label.en] as const),
  ]);

/** A readable label for a counted name: the title of a page, the name of a country; null where the name is enough. */
export function labelOf(context: ModuleContext, kind: Kind, name: string): string | null {
  if (kind === 'country') return countryName(name);
  if (kind === 'download') return fileName(context.db, name.split('/').at(-1) ?? '');
  if (kind !== 'page' && kind !== 'request') return null;
  const { url } = pageLanguage(readSettings(context.db), name);
  const title = areas().get(url) ?? ownPageAt(context, name);
  return title === name ? null : title;
}

// A file in a text has the name under which it is stored; here, people know it by the one that it was sent with.
function fileName(db: Queries, last: string): string {
  return db.select({ name: files.name }).from(files).where(eq(files.filename, last)).get()?.name ?? last;
}

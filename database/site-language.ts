import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { site } from './tables.ts';

// Pages in the second language read both from the views of the lens (server/lens/translated-database.ts).
const siteLanguage = sql`(select ${site.language} from ${site})`;
// Also before the first start, when there are no settings.
const hasOneLanguage = sql`coalesce((select ${site.secondLanguage} in ('none', ${site.language}) from ${site}), true)`;

/**
 * A condition for entries that say themselves in which language they are, such as posts, by that column: is it that of the page,
 * or none? On a site with one language all of them are shown. `wanted`: by default the language of the site.
 */
export function isInLanguage(language: SQLWrapper, wanted: SQLWrapper | string = siteLanguage): SQL {
  // In this order, so that one language reads no row for its column.
  return sql`(${hasOneLanguage} or ${language} in ('none', ${wanted}))`;
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { site } from './tables.ts';

// Pages in the second language read both from the views of the lens (server/lens/translated-database.ts).
const siteLanguage = sql`(select ${site.language} from ${site})`;
// Also before the first start, when there are no settings; and while the second is being prepared.
const hasOneLanguage = sql`coalesce((select ${site.secondLanguage} in ('none', ${site.language})
  or not ${site.isSecondLanguagePublic} from ${site}), true)`;

/** Whether entries with a language are in that of the page (or `wanted`), or in none. Always true on a site with one language. */
export function isInLanguage(language: SQLWrapper, wanted: SQLWrapper | string = siteLanguage): SQL {
  // In this order, so that one language reads no row for its column.
  return sql`(${hasOneLanguage} or ${language} in ('none', ${wanted}))`;
}

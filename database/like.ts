import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchedWords } from '#lib/fold.ts';

/**
 * Whether the column matches the pattern of `containing`, or a placeholder for one, in any spelling. SQLite folds ASCII
 * itself; the rest, apostrophes and numbers are folded as everywhere (lib/fold.ts), which takes longer.
 */
export function isLike(column: SQLWrapper, pattern: string | SQLWrapper): SQL {
  const folded = sql`case when ${column} glob '*[^ -&(-~]*' or ${pattern} glob '*[0-9]*' then fold(${column}) else ${column} end`;
  return sql`${folded} like ${pattern} escape '\\'`;
}

/** The pattern of texts that contain these words in their order, whatever is between them. */
export function containing(text: string): string {
  const words = searchedWords(text).map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return ['', ...words, ''].join('%');
}

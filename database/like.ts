import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchedWords } from '#lib/fold.ts';

/** Whether the column matches a pattern of `containing`. SQLite folds ASCII; other letters and numbers take the slower lib/fold.ts. */
export function isLike(column: SQLWrapper, pattern: string | SQLWrapper): SQL {
  const isForeign = sql`${column} glob '*[^ -&(-~]*'`;
  const areNumbered = sql`${pattern} glob '*[0-9]*' and ${column} glob '*[0-9]*'`;
  const folded = sql`case when ${isForeign} or ${areNumbered} then fold(${column}) else ${column} end`;
  return sql`${folded} like ${pattern} escape '\\'`;
}

/** Texts with these words in their order, whatever is between. */
export function containing(text: string): string {
  const words = searchedWords(text).map((word) => word.replace(/[\\%_]/g, '\\$&'));
  return ['', ...words, ''].join('%');
}

import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Does the column match the pattern of `containing`, or a placeholder for one? Case matters outside ASCII only. */
export function isLike(column: SQLWrapper, pattern: string | SQLWrapper): SQL {
  return sql`${column} like ${pattern} escape '\\'`;
}

/** The pattern of texts that contain this one. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

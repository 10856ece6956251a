import path from 'node:path';
import { openDatabase } from '#database/client.ts';
import type { RunningSite } from './site.ts';

/** The rows that a statement finds in the database of a running site; one with what it changed for another statement. */
export function rowsIn<Row>(site: RunningSite, sql: string, ...values: unknown[]): Row[] {
  const { $client: sqlite } = openDatabase(path.join(site.folder, 'vinci.db'));
  try {
    const statement = sqlite.prepare(sql);
    return (statement.reader ? statement.all(...values) : [statement.run(...values)]) as Row[];
  } finally {
    sqlite.close();
  }
}

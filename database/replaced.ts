import { stat } from 'node:fs';
import type { Database } from './client.ts';

/** Another file was put in the place of the database: what is saved would go where nobody finds it. */
export class DatabaseReplaced extends Error {
  readonly code = 'SQLITE_READONLY_DBMOVED';
}

const replaced = new WeakMap<Database['$client'], DatabaseReplaced>();
const sentence =
  'The database was replaced while the site was running. Nothing can be saved until it is restarted.';

/** Throws DatabaseReplaced if another file was put in the place of this open database. */
export function refuseReplaced(sqlite: Database['$client']): void {
  const why = replaced.get(sqlite);
  if (why) throw why;
}

/** Looks every two seconds whether the database is replaced. Then it refuses all writes. */
export function watchDatabaseFile({ $client: sqlite }: Database, onReplaced: (why: string) => void): void {
  let opened: number | undefined;
  const look = () =>
    stat(sqlite.name, (_error, file) => {
      // A file that is missing may come back, with its disk.
      opened ??= file?.ino;
      if (!file || file.ino === opened || !sqlite.open) return;
      clearInterval(timer);
      replaced.set(sqlite, new DatabaseReplaced(sentence));
      sqlite.pragma('query_only = ON');
      onReplaced(sentence);
    });
  const timer = setInterval(look, 2000).unref();
  look();
}

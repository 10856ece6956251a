import type { Database as Connection } from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import SQLite from '#database/driver.mjs';
import { compareSchema } from '#database/migrate.ts';
import { type Manifest, names } from './manifest.ts';

/** Is the database of an archive whole, not newer than this program, and are its pictures there? Null, or what is wrong. */
export function examineDatabase(file: string, { files, missing }: Manifest): string | null {
  let sqlite: Connection | undefined;
  try {
    sqlite = new SQLite(file, { readonly: true, fileMustExist: true });
    const check = sqlite.pragma('integrity_check(1)', { simple: true });
    if (check !== 'ok') return `The database in the archive is damaged (${check}).`;
    const broken = sqlite.pragma('foreign_key_check') as { table: string; parent: string }[];
    if (broken[0])
      return `Rows of the database in the archive refer to rows that are gone (${broken[0].table}).`;
    const schema = compareSchema(drizzle(sqlite));
    const hasSite = sqlite.prepare("select 1 from sqlite_master where name = 'site'").get();
    if (schema === 'foreign' || !hasSite || !sqlite.prepare('select 1 from site').get())
      return 'The database in the archive is not that of a site of Vinci.';
    if (schema === 'newer') {
      return 'The database in the archive was made by a newer version of Vinci: update the program first.';
    }
    const named = sqlite.prepare('select filename from files').pluck().all() as string[];
    const known = new Set(missing);
    const gone = named.find((name) => !(`${names.uploads}/${name}` in files) && !known.has(name));
    return gone ? `The archive lacks the picture ${gone}, which its database names.` : null;
  } catch (error) {
    return `The database in the archive can’t be read (${(error as Error).message}).`;
  } finally {
    sqlite?.close();
  }
}

import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { type Database, openDatabase } from '#database/client.ts';

// A lens is a second connection to the database that reads only, and on which temporary views hide tables of the same name:
//
//   a page's query ──► blog_posts ──► temp.blog_posts, a view ──► main.blog_posts and what the lens adds
//
// SQLite looks for a name in `temp` before `main`, so every query of the site's pages sees what the view says: no module and no
// query knows of it, nothing is written, and no writer waits.
//
// | lens                | hides                                          | shows instead                       |
// | ------------------- | ---------------------------------------------- | ----------------------------------- |
// | translated-database | translatable tables, files, search, addresses  | their published translations        |
// | preview-database    | the table of one entry                         | the entry with its working copy     |
// | future-sites        | nothing: it is a copy, with its schedules done | for a second language the first one |

/** Opens a lens on a database in a file; `hideTables` creates its views. Close it after use. */
export function openLens(db: Database, hideTables: (lens: Database) => void): Database {
  const lens = openDatabase(db.$client.name);
  try {
    hideTables(lens);
    lens.$client.pragma('query_only = on');
    return lens;
  } catch (error) {
    lens.$client.close();
    throw error;
  }
}

export function hideTable(lens: Database, table: SQLiteTable, rows: SQL): void {
  lens.run(sql`create temp view ${sql.identifier(getTableConfig(table).name)} as ${rows}`);
}

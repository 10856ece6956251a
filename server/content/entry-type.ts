import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as z from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';

/** A table of entries: it has an id and the columns of `history` (`database/tables.ts`). */
export type EntryTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn; updatedAt: SQLiteColumn };

/** One whose entries are drafts until they are published. */
export type PublishableTable = EntryTable & { status: SQLiteColumn };

/** One whose entries people put in order. */
export type OrderedTable = EntryTable & { position: SQLiteColumn };

/** What the site has to know of a kind of content to look after its entries. `Values` is what a person enters. */
// biome-ignore lint/suspicious/noExplicitAny: most of the core doesn't care what a person enters.
export interface EntryType<Table extends EntryTable = EntryTable, Values extends object = any> {
  /** The name of its router, and of the type in the tables of the content core. It never changes. */
  name: string;
  /** The word in sentences: 'The post no longer exists.' */
  noun: string;
  /** The live rows: what visitors read. */
  table: Table;
  /** Where two types share a table: the columns that make a row one of this type. */
  kind?: Partial<Table['$inferSelect']>;
  /** What a person enters, for the procedures and the form. */
  fields: z.$ZodType<Values>;
  /** Who may read and change the entries in the back office. */
  access: 'client' | 'administrator';
  title(row: Table['$inferSelect']): string;
  /** Where the entry is edited: a path of the back office. */
  screen(row: Table['$inferSelect']): string;
  /** The path of its public page; omitted for types without one. */
  address?(row: Table['$inferSelect']): string;
  /** Do visitors see it at this instant? Left out: when its status is `published`. */
  isPublic?(row: Table['$inferSelect'], now: Date): boolean;
  /** The ids of the files that it shows, by the field that names them. */
  files?(row: Table['$inferSelect']): Record<string, readonly (number | null | undefined)[]>;
  /** What visitors find of it; undefined while they find nothing. */
  search?(db: Queries, id: number): SearchEntry | undefined;
}

/** Declares an entry type. The types of rows and values come from `table` and `fields`. */
export function entryType<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
): EntryType<Table, Values> {
  return type;
}

/** Which rows are entries of this type: all of its table, or those of its kind. */
export function isOfType({ table, kind = {} }: EntryType): SQL | undefined {
  const columns = getTableColumns(table);
  return and(...Object.entries(kind).map(([name, value]) => eq(columns[name] ?? table.id, value)));
}

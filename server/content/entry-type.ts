import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type * as z from 'zod/v4/core';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';

/** A table of entries: it has an id and the columns of `history` (`database/tables.ts`). */
export type EntryTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn; updatedAt: SQLiteColumn };

/** A table whose entries are drafts until they are published. */
export type PublishableTable = EntryTable & { status: SQLiteColumn };

/** A table whose entries are sorted by hand. */
export type OrderedTable = EntryTable & { position: SQLiteColumn };

/** Describes a type of content to the core. `Values` are the fields that a person enters. */
// biome-ignore lint/suspicious/noExplicitAny: most of the core doesn't depend on the entered fields.
export interface EntryType<Table extends EntryTable = EntryTable, Values extends object = any> {
  /** The name of its router, and of the type in the tables of the content core. It never changes. */
  name: string;
  /** The word in sentences: 'The post no longer exists.' */
  noun: string;
  /** The live rows: what visitors read. */
  table: Table;
  /** Where two types share a table: the columns that make a row one of this type. */
  kind?: Partial<Table['$inferSelect']>;
  /**
   * The fields that a person enters, for the procedures and the form, with all that must hold before visitors see an entry.
   * Most of a draft may still be missing (`checkDraft`).
   */
  fields: z.$ZodType<Values>;
  /** Who may read and change the entries in the back office. */
  access: 'client' | 'administrator';
  title(row: Table['$inferSelect']): string;
  /**
   * The field that a person calls it by: all that a draft needs. Entries are found by it, in the command palette, for links and
   * for the menu, and a duplicate is marked there.
   */
  titleField?: keyof Values & string;
  /** The path of the list of its entries in the back office. */
  list: string;
  /** The path where an entry is edited; omitted where the list does that. */
  screen?(row: Table['$inferSelect']): string;
  /** The path of its public page; omitted for types without one. */
  address?(row: Table['$inferSelect']): string;
  /** What its entries belong to, by the field that refers to it: such as the type of a picture. */
  belongsTo?: Record<string, EntryType>;
  /** Is it visible to visitors at this instant? By default when its status is `published`. */
  isPublic?(row: Table['$inferSelect'], now: Date): boolean;
  /** The ids of the files that it shows, by the field that refers to them. In a working copy any field may be empty. */
  files?(
    row: Table['$inferSelect'],
  ): Record<string, readonly (number | null | undefined)[] | null | undefined>;
  /** Those of these fields that can hold a PDF. The others hold pictures; texts can link to both. */
  documents?: readonly string[];
  /** Its entry in the search index; undefined while it isn't searchable. */
  search?(db: Queries, id: number): SearchEntry | undefined;
}

/** Declares an entry type. The types of rows and values come from `table` and `fields`. */
export function entryType<Table extends EntryTable, Values extends object>(
  type: EntryType<Table, Values>,
): EntryType<Table, Values> {
  return type;
}

/** Are its entries drafts until they are published? */
export function isPublishable(type: EntryType): type is EntryType<PublishableTable> {
  return 'status' in type.table;
}

/** The path of the back office where an entry is edited. */
export function screenOf<Table extends EntryTable>(
  type: EntryType<Table>,
  row: Table['$inferSelect'],
): string {
  return type.screen?.(row) ?? type.list;
}

/** The rows of this type: all of its table, or those of its kind. */
export function isOfType({ table, kind = {} }: EntryType): SQL | undefined {
  const columns = getTableColumns(table);
  return and(...Object.entries(kind).map(([name, value]) => eq(columns[name] ?? table.id, value)));
}

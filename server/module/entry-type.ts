import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import type { SearchEntry } from '#database/search.ts';
import { type ContentType, fieldOf } from '#lib/content-type.ts';
import type { Fields, ValuesOf } from '#lib/fields.ts';
import type { Language } from '#lib/language.ts';

/** A table of entries: it has an id and the columns of `history` (`database/tables.ts`). */
export type EntryTable = SQLiteTable & { id: SQLiteColumn; version: SQLiteColumn; updatedAt: SQLiteColumn };

/** A row of any of these tables. */
export type EntryRow = EntryTable['$inferSelect'];

/** A table whose entries are drafts until they are published. */
export type PublishableTable = EntryTable & { status: SQLiteColumn };

/** A table whose entries are sorted by hand. */
export type OrderedTable = EntryTable & { position: SQLiteColumn };

/** A content type: its declaration (lib/content-type.ts), its table and what only the server knows. `Values`: the entered fields. */
// biome-ignore lint/suspicious/noExplicitAny: most of the core doesn't depend on the entered fields.
export interface EntryType<Table extends EntryTable = EntryTable, Values extends object = any>
  extends Omit<ContentType<Fields, Values>, 'row' | 'texts'>,
    Stored<Table, Values> {
  titleField?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
interface Stored<Table extends EntryTable, Values extends object = any> {
  /** The live rows: what visitors read. */
  table: Table;
  /** For types that share a table: the columns that make a row one of this type. */
  kind?: Partial<Table['$inferSelect']>;
  /** For columns that hold several fields: the row as the core reads it, and the columns of changed fields. */
  unpack?(row: Table['$inferSelect']): Table['$inferSelect'];
  pack?(changed: object, row?: Table['$inferSelect']): Partial<Table['$inferInsert']>;
  /** The path where an entry is edited; default: that of a type with a screen. */
  screen?(row: Table['$inferSelect']): string;
  /** The path of its public page; omitted for types without one. */
  address?(row: Table['$inferSelect']): string;
  /** The parents of its entries, by the field that refers to them: such as the type of a picture. */
  belongsTo?: Record<string, EntryType>;
  /** Whether visitors see it at this instant; default: unless its status is `draft`. */
  isPublic?(row: Table['$inferSelect'], now: Date): boolean;
  /** Its entry in the search index; undefined while it isn't searchable. */
  search?(db: Queries, id: number): SearchEntry | undefined;
  /** Extra searchable text of a translation, such as that of its PDF. */
  searchTranslated?(db: Queries, values: Values, language: Language): Pick<SearchEntry, 'text' | 'picture'>;
}

/** A type by the name that the tables for all types store. */
export type Named = Pick<EntryType, 'name'>;

export function entryType<Declared extends Fields, Table extends EntryTable>(
  declared: ContentType<Declared>,
  stored: Stored<Table, ValuesOf<Declared>>,
): EntryType<Table, ValuesOf<Declared>> {
  const screen = ({ id }: Table['$inferSelect']) => `${declared.list}/${id}`;
  return {
    ...declared,
    titleField: fieldOf(declared, 'title'),
    ...(declared.hasScreen && { screen }),
    ...stored,
  };
}

export function isPublishable(type: EntryType): type is EntryType<PublishableTable> {
  return 'status' in type.table;
}

/** The name of an entry in the activity. */
export function entryLine(type: EntryType, row: EntryRow) {
  return { type: type.name, entry: Number(row.id), title: type.title(row) };
}

/** The path of the back office where an entry is edited, in a dialog over its list where it has no screen of its own. */
export function screenOf(type: EntryType, row: EntryRow): string {
  return type.screen?.(row) ?? (type.single ? type.list : `${type.list}?open=${row.id}`);
}

export function newScreenOf({ screen, list }: EntryType): string {
  return screen ? `${list}/new` : `${list}?open=new`;
}

/** The rows of this type: all of its table, or those of its kind. */
export function isOfType({ table, kind = {} }: EntryType): SQL | undefined {
  const columns = getTableColumns(table);
  return and(...Object.entries(kind).map(([name, value]) => eq(columns[name] ?? table.id, value)));
}

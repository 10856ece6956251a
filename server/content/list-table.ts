import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  index,
  integer,
  type SQLiteColumnBuilderBase,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedFor } from '#database/prepared-query.ts';
import { type ShownPicture, shownPicture } from '#database/shown-picture.ts';
import { files, history, instant } from '#database/tables.ts';
import { type ContentType, fieldOf } from '#lib/content-type.ts';
import type { FieldKind } from '#lib/field-kinds.ts';
import type { Field, Fields } from '#lib/fields.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { type EntryType, isOfType, isPublishable, type OrderedTable } from '../module/entry-type.ts';
import type { EntryValues } from './values.ts';

// The columns of a content type, made of its fields. A draft may lack its pictures: they are null until they are chosen.

const draftFile = (name: string) => integer(name).references((): AnySQLiteColumn => files.id);
const requiredFile = (name: string) => draftFile(name).notNull();

// Choices and pictures depend on their field: see below.
const byKind = {
  line: (name: string) => text(name).notNull(),
  text: (name: string) => text(name).notNull().default(''),
  link: (name: string) => text(name).notNull().default(''),
  richText: (name: string) => text(name, { mode: 'json' }).$type<RichText>().notNull(),
  document: draftFile,
  pictures: (name: string) => text(name, { mode: 'json' }).$type<number[]>().notNull().default([]),
  tags: (name: string) => text(name, { mode: 'json' }).$type<string[]>().notNull().default([]),
  instant: (name: string) => instant(name),
  switch: (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false),
  number: (name: string) => integer(name),
  reference: (name: string) => integer(name),
  rows: (name: string) => text(name, { mode: 'json' }).$type<EntryValues[]>().notNull().default([]),
  blocks: (name: string) => text(name, { mode: 'json' }).$type<PlacedBlock[]>().notNull().default([]),
} satisfies Record<Exclude<FieldKind, 'choice' | 'picture'>, unknown>;

function choiceColumn<Value extends string>(name: string, options: Record<Value, string>) {
  const values = Object.keys(options) as [Value, ...Value[]];
  return text(name, { enum: values }).notNull().default(values[0]);
}

type Column<Of, IsDraft> =
  Of extends Field<'choice', infer Value extends string>
    ? ReturnType<typeof choiceColumn<Value>>
    : Of extends Field<'picture', infer Id>
      ? null extends Id
        ? ReturnType<typeof draftFile>
        : ReturnType<IsDraft extends true ? typeof draftFile : typeof requiredFile>
      : Of extends Field<infer Kind extends keyof typeof byKind>
        ? ReturnType<(typeof byKind)[Kind]>
        : never;

type Columns<Declared extends Fields> = {
  [Name in keyof Declared]: Column<Declared[Name], 'status' extends keyof Declared ? true : false>;
};

function columnsOf<Declared extends Fields>({ fields }: ContentType<Declared>) {
  const isDraft = 'status' in fields;
  const columns = Object.entries(fields).map(([field, { kind, options, optional }]) => {
    const name = snakeCase(field);
    if (kind === 'choice') return [field, choiceColumn(name, options ?? {})];
    if (kind === 'picture') return [field, (isDraft || optional ? draftFile : requiredFile)(name)];
    return [field, byKind[kind](name)];
  });
  return Object.fromEntries(columns) as Columns<Declared>;
}

type Own = Record<string, SQLiteColumnBuilderBase>;
// biome-ignore lint/complexity/noBannedTypes: no columns
type None = {};

/** The columns of a type whose entries are sorted by hand: one for each of its fields, and `own` ones, which win. */
export function entryColumns<Declared extends Fields, Added extends Own = None>(
  type: ContentType<Declared>,
  own = {} as Added,
) {
  return {
    id: integer('id').primaryKey({ autoIncrement: true }),
    ...(columnsOf(type) as Omit<Columns<Declared>, keyof Added>),
    position: integer('position').notNull(),
    ...history,
    ...own,
  };
}

/** Their table, with the indexes that every list needs. Published entries differ in the line `unique`. */
export function listTable<Declared extends Fields, Added extends Own = None>(
  type: ContentType<Declared>,
  name: string,
  own?: Added,
  unique?: keyof Declared & string,
) {
  const fields = Object.entries(type.fields);
  const looked = fields.flatMap(([field, { role, kind }]) =>
    role === 'cover' || kind === 'reference' ? [field] : [],
  );
  const address = fieldOf(type, 'address');
  return sqliteTable(name, entryColumns(type, own), (table) => {
    const column = (field: string) => (table as Record<string, AnySQLiteColumn>)[field] as AnySQLiteColumn;
    const nameOf = (field: string) => `${name}_${snakeCase(field).replace(/_id$/, '')}`;
    return [
      ...['position', ...looked].map((field) => index(nameOf(field)).on(column(field))),
      ...(address ? [uniqueIndex(nameOf(address)).on(column(address))] : []),
      ...(unique
        ? [
            uniqueIndex(nameOf(unique))
              .on(sql`${column(unique)} collate nocase`)
              .where(sql`status = 'published'`),
          ]
        : []),
    ];
  });
}

const lists = preparedFor((db, type: EntryType<OrderedTable>) => ({
  all: entriesOf(db, type),
  published: entriesOf(db, type, isPublishable(type) ? eq(type.table.status, 'published') : undefined),
}));

function entriesOf(db: Queries, type: EntryType<OrderedTable>, where?: SQL) {
  const { table, hasScreen } = type;
  const known = Object.entries(getTableColumns(table));
  // A list shows no texts and rows, and the form on a screen reads its entry itself.
  const columns = Object.fromEntries(known.filter(([, { dataType }]) => !hasScreen || dataType !== 'json'));
  const cover = columns[fieldOf(type, 'cover') ?? ''];
  return db
    .select({ row: columns, picture: shownPicture })
    .from(table)
    .leftJoin(files, cover ? eq(files.id, cover) : sql`false`)
    .where(and(isOfType(type), where))
    .orderBy(asc(table.position), asc(table.id));
}

type Listed<Table extends OrderedTable> = Table['$inferSelect'] & { picture: ShownPicture | null };

/** A listed entry without its texts, for types with a screen. */
export type ListedPage<Table extends OrderedTable> = {
  [Name in keyof Listed<Table> as Listed<Table>[Name] extends RichText | readonly unknown[]
    ? never
    : Name]: Listed<Table>[Name];
};

/** The entries of a type in their order, each with its cover as a picture; null where it has none. */
export function listEntries<Table extends OrderedTable>(db: Queries, type: EntryType<Table>) {
  const rows = lists(db, type).all.all();
  return rows.map(({ row, picture }) => ({ ...row, picture }) as Listed<Table>);
}

export function publishedEntries<Table extends OrderedTable>(db: Queries, type: EntryType<Table>) {
  const rows = lists(db, type).published.all();
  return rows.map(({ row, picture }) => ({ ...row, picture }) as Listed<Table>);
}

function snakeCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

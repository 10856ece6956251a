import { integer, primaryKey, type SQLiteColumn, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files, history, users } from '#database/tables.ts';
import type { RichText } from '#server/rich-text/rich-text.ts';
import type { SpecificationRow } from './inputs.ts';

/**
 * What packaging products and services have alike; `slug` is the word in the address. Made anew for each table: a column
 * that is unique keeps the name of the first table it stood in.
 */
export const offerColumns = () => ({
  id: integer('id').primaryKey({ autoIncrement: true }),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  summary: text('summary').notNull(),
  fileId: integer('file_id')
    .notNull()
    .references(() => files.id),
  text: text('text', { mode: 'json' }).$type<RichText>().notNull(),
  specification: text('specification', { mode: 'json' }).$type<SpecificationRow[]>().notNull(),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  position: integer('position').notNull(),
  createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
  ...history,
});

// To TypeScript the names are any strings, which makes the tables of both kinds of offers the same types: what reads
// the one reads the other.

/** A table of offers. */
export const offersTable = (name: string) => sqliteTable(name, offerColumns());

/** The further pictures of offers, in the order of `position`. */
export function offerPicturesTable(name: string, ownerId: () => SQLiteColumn) {
  return sqliteTable(
    name,
    {
      ownerId: integer('owner_id').notNull().references(ownerId, { onDelete: 'cascade' }),
      fileId: integer('file_id')
        .notNull()
        .references(() => files.id),
      position: integer('position').notNull(),
    },
    (table) => [primaryKey({ columns: [table.ownerId, table.fileId] })],
  );
}

/** Which files the texts of offers show. */
export function textPicturesTable(name: string, ownerId: () => SQLiteColumn) {
  return sqliteTable(
    name,
    {
      ownerId: integer('owner_id').notNull().references(ownerId, { onDelete: 'cascade' }),
      fileId: integer('file_id')
        .notNull()
        .references(() => files.id),
    },
    (table) => [primaryKey({ columns: [table.ownerId, table.fileId] })],
  );
}

/** Words that addresses had before: who comes by one is led to where the offer is now. */
export function formerSlugsTable(name: string, ownerId: () => SQLiteColumn) {
  return sqliteTable(name, {
    slug: text('slug').primaryKey(),
    ownerId: integer('owner_id').notNull().references(ownerId, { onDelete: 'cascade' }),
  });
}

/** The tables of one kind of offers. */
export interface OfferTables {
  offers: ReturnType<typeof offersTable>;
  pictures: ReturnType<typeof offerPicturesTable>;
  textPictures: ReturnType<typeof textPicturesTable>;
  formerSlugs: ReturnType<typeof formerSlugsTable>;
}

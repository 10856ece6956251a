import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, files, history } from '#database/tables.ts';

export const galleryTypes = sqliteTable(
  'gallery_types',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    name: text('name').notNull(),
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    ...history,
  },
  (table) => [uniqueIndex('gallery_types_name').on(sql`${table.name} collate nocase`)],
);

export const galleryPictures = sqliteTable(
  'gallery_pictures',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    fileId: integer('file_id').references(() => files.id),
    typeId: integer('type_id').references(() => galleryTypes.id),
    position: integer('position').notNull(),
    ...drafted,
    ...history,
  },
  (table) => [
    index('gallery_pictures_position').on(table.position),
    index('gallery_pictures_file').on(table.fileId),
    index('gallery_pictures_type').on(table.typeId),
  ],
);

import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { drafted, history } from '#database/tables.ts';
import { listTable } from '#server/content/list-table.ts';
import { galleryPicture } from './type.ts';

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

export const galleryPictures = listTable(galleryPicture, 'gallery_pictures', {
  typeId: integer('type_id').references(() => galleryTypes.id),
  ...drafted,
});

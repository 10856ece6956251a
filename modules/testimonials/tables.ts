import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files, history } from '#database/tables.ts';

/** What clients say about us, in the order of `position`. */
export const testimonials = sqliteTable('testimonials', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  quote: text('quote').notNull(),
  name: text('name').notNull(),
  company: text('company').notNull().default(''),
  /** The portrait, where there is one. */
  fileId: integer('file_id').references(() => files.id),
  status: text('status', { enum: ['draft', 'published'] })
    .notNull()
    .default('draft'),
  position: integer('position').notNull(),
  ...history,
});

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files, history } from '#database/tables.ts';
import { linkTypes } from './type.ts';

/** Links of the footer (spec §3), in the order of `position` within their type. */
export const footerLinks = sqliteTable('footer_links', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  type: text('type', { enum: linkTypes }).notNull(),
  name: text('name').notNull(),
  link: text('link').notNull(),
  fileId: integer('file_id').references(() => files.id),
  /** The name of the icon used without a file. */
  staticImage: text('static_image'),
  position: integer('position').notNull(),
  ...history,
});

export const footers = sqliteTable('footers', {
  id: integer('id').primaryKey().default(1),
  logoFileId: integer('logo_file_id').references(() => files.id),
  /** The target of the floating contact button, such as https://wa.me/6281234567890. */
  contactLink: text('contact_link').notNull().default(''),
  ...history,
});

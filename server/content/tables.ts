import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { files } from '#database/tables.ts';

/**
 * Which entry shows which file: one row for each, written with every save. A listed file can't be deleted. Rows of a
 * removed module stay, and so do its files.
 */
export const entryFiles = sqliteTable(
  'entry_files',
  {
    /** The entry type's name, such as `blog`, and the entry's id in that type's table. */
    type: text('type').notNull(),
    entry: integer('entry').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.entry, table.fileId] }),
    index('entry_files_file').on(table.fileId),
  ],
);

/** Which entry an address of the public site belongs to now or belonged to before: former addresses redirect. */
export const addresses = sqliteTable(
  'addresses',
  {
    /** Starts with a slash, such as /blogs/palet-kayu. */
    path: text('path').primaryKey(),
    type: text('type').notNull(),
    entry: integer('entry').notNull(),
    state: text('state', { enum: ['current', 'former'] }).notNull(),
    /** Have visitors ever seen the entry? Only then does its address redirect after a change. */
    wasPublic: integer('was_public', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('addresses_entry').on(table.type, table.entry)],
);

import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as z from 'zod/mini';
import type { Database } from '#database/client.ts';
import { history } from '#database/tables.ts';
import { fileId, line, slug, status, text as words } from '#lib/inputs.ts';
import { richText } from '#lib/rich-text/inputs.ts';
import { filesInText } from '#lib/rich-text/read.ts';
import type { RichText } from '#lib/rich-text/rich-text.ts';
import { seoFields } from '#lib/seo.ts';
import { router } from '../trpc.ts';
import { entryType } from './entry-type.ts';
import { entryProcedures, orderProcedures, publishProcedures } from './procedures.ts';

// A type of the tests' own, with all that a type can have: what holds for every type is tried without any module, too.

const notes = sqliteTable('test_notes', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  title: text('title').notNull(),
  slug: text('slug').notNull(),
  author: text('author').notNull(),
  text: text('text', { mode: 'json' }).$type<RichText>().notNull(),
  fileId: integer('file_id'),
  status: text('status', { enum: ['draft', 'published'] }).notNull(),
  seoTitle: text('seo_title').notNull().default(''),
  position: integer('position').notNull().default(0),
  ...history,
});

/** Notes of the tests, which clients write. */
export const noteType = entryType({
  name: 'note',
  noun: 'note',
  table: notes,
  fields: z.strictObject({
    title: line('Title', 120),
    slug,
    author: words('Author', 80),
    text: richText,
    fileId,
    status,
    seoTitle: seoFields.seoTitle,
  }),
  access: 'client',
  title: ({ title }) => title,
  titleField: 'title',
  list: '/only-us/notes',
  screen: ({ id }) => `/only-us/notes/${id}`,
  address: ({ slug }) => `/notes/${slug}`,
  files: ({ fileId, text }) => ({ fileId: [fileId], text: filesInText(text) }),
});

export const noteModule = {
  name: 'notes',
  entryTypes: [noteType],
  routers: {
    note: router({
      ...entryProcedures(noteType),
      ...publishProcedures(noteType),
      ...orderProcedures(noteType),
    }),
  },
};

/** Adds their table to the database of a test. */
export function createNotes(db: Database): void {
  db.$client.exec(`create table if not exists test_notes (
    id integer primary key autoincrement, title text not null, slug text not null, author text not null, text text not null,
    file_id integer, status text not null, seo_title text not null default '', position integer not null default 0,
    created_at integer not null default 0, updated_at integer not null default 0, version integer not null default 1)`);
}

import type { Database } from '#database/client.ts';
import { contentType } from '#lib/content-type.ts';
import { address, line, picture, richText, status, text as words } from '#lib/fields.ts';
import { seoFields } from '#lib/seo.ts';
import { entryType } from '../module/entry-type.ts';
import { router } from '../trpc.ts';
import { listTable } from './list-table.ts';
import { entryProcedures, orderProcedures, publishProcedures } from './procedures.ts';

// A type of the tests' own, with all that a type can have: what holds for every type is tried without any module, too.

/** Notes of the tests, which clients write. */
const note = contentType({
  name: 'note',
  noun: 'note',
  area: 'content',
  list: '/only-us/notes',
  fields: {
    title: line('Title', 120, { role: 'title', translated: true }),
    fileId: picture('Picture', { role: 'cover' }),
    slug: { ...address(), translated: true },
    author: words('Author', 80),
    text: richText('Text', { role: 'body', translated: true }),
    status: status(),
    seoTitle: seoFields.seoTitle,
  },
});

export const noteType = entryType(note, {
  table: listTable(note, 'test_notes'),
  screen: ({ id }) => `/only-us/notes/${id}`,
  address: ({ slug }) => `/notes/${slug}`,
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

import { text } from 'drizzle-orm/sqlite-core';
import { listTable } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { formPath } from './paths.ts';
import { type FormField, form } from './type.ts';

export const siteForms = listTable(form, 'site_forms', {
  fields: text('fields', { mode: 'json' }).$type<FormField[]>().notNull().default([]),
  assigneeId: text('assignee_id'),
});

export const formType = entryType(form, { table: siteForms, address: ({ slug }) => formPath(slug) });

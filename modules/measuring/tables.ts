import { sqliteTable } from 'drizzle-orm/sqlite-core';
import { entryColumns } from '#server/content/list-table.ts';
import { entryType } from '#server/module/entry-type.ts';
import { measuring } from './type.ts';

const { position: _, ...columns } = entryColumns(measuring);

/** One row. */
export const measuringSettings = sqliteTable('measuring', columns);

export const measuringType = entryType(measuring, { table: measuringSettings });

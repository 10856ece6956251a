import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { isPublished } from '../offers/published.ts';
import { clients, packaging, services } from '../tables.ts';

/** How much the company has to show: what visitors could count themselves. */
export function facts(db: Queries) {
  return {
    packaging: rowsIn(db, packaging, isPublished(packaging)),
    services: rowsIn(db, services, isPublished(services)),
    clients: rowsIn(db, clients),
  };
}

function rowsIn(db: Queries, table: SQLiteTable, where?: SQL) {
  return db.select({ rows: count() }).from(table).where(where).get()?.rows ?? 0;
}

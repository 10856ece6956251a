import { count, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { compiled } from '#database/compiled.ts';
import { isPublished } from '../offers/published.ts';
import { clients, packaging, services } from '../tables.ts';

const rowsOf = {
  packaging: rowsIn(packaging, isPublished(packaging)),
  services: rowsIn(services, isPublished(services)),
  clients: rowsIn(clients),
};

/** How much the company has to show: what visitors could count themselves. */
export function facts(db: Queries) {
  return { packaging: rowsOf.packaging(db), services: rowsOf.services(db), clients: rowsOf.clients(db) };
}

function rowsIn(table: SQLiteTable, where?: SQL) {
  const query = compiled((db) => db.select({ rows: count() }).from(table).where(where).prepare());
  return (db: Queries) => query(db).get()?.rows ?? 0;
}

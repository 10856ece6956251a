import { and, count, eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { OfferKind } from '../offers/inputs.ts';
import { clients, offers } from '../tables.ts';

const published = (kind: OfferKind) => and(eq(offers.kind, kind), eq(offers.status, 'published'));

const rowsOf = {
  packaging: rowsIn(offers, published('packaging')),
  services: rowsIn(offers, published('service')),
  clients: rowsIn(clients),
};

/** How much the company has to show: what visitors could count themselves. */
export function facts(db: Queries) {
  return { packaging: rowsOf.packaging(db), services: rowsOf.services(db), clients: rowsOf.clients(db) };
}

function rowsIn(table: SQLiteTable, where?: SQL) {
  const query = preparedQuery((db) => db.select({ rows: count() }).from(table).where(where).prepare());
  return (db: Queries) => query(db).get()?.rows ?? 0;
}

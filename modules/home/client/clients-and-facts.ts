import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Queries } from '#database/client.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import { files } from '#database/tables.ts';
import { shownPicture } from '#server/files/shown-picture.ts';
import type { OfferKind } from '../offers/type.ts';
import { clients, offers } from '../tables.ts';

/** Every client in its order, as visitors see it. */
export const clientsInOrder = preparedQuery((db) => {
  const { id, name, website, position, fileId } = clients;
  return db
    .select({ id, name, website, picture: shownPicture })
    .from(clients)
    .innerJoin(files, eq(files.id, fileId))
    .orderBy(asc(position), asc(id))
    .prepare();
});

const published = (kind: OfferKind) => and(eq(offers.kind, kind), eq(offers.status, 'published'));

const rowsOf = {
  packaging: rowsIn(offers, published('packaging')),
  services: rowsIn(offers, published('service')),
  clients: rowsIn(clients),
};

/** What visitors see of the clients, and how much the company has to show: what they could count themselves. */
export function clientsAndFacts(db: Queries) {
  return {
    clients: clientsInOrder(db).all(),
    facts: { packaging: rowsOf.packaging(db), services: rowsOf.services(db), clients: rowsOf.clients(db) },
  };
}

function rowsIn(table: SQLiteTable, where?: SQL) {
  const query = preparedQuery((db) => db.select({ rows: count() }).from(table).where(where).prepare());
  return (db: Queries) => query(db).get()?.rows ?? 0;
}

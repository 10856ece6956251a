import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { compiled } from '#database/compiled.ts';
import { files } from '#database/tables.ts';
import { cardOf, inOrder, isPublished } from '../offers/published.ts';
import { services } from '../tables.ts';

const published = compiled((db) =>
  db
    .select({ ...cardOf(services), icon: services.icon })
    .from(services)
    .innerJoin(files, eq(files.id, services.fileId))
    .where(isPublished(services))
    .orderBy(...inOrder(services))
    .prepare(),
);

/** The published services in their order, as cards show them: with their icons. */
export function publishedServices(db: Queries) {
  return published(db).all();
}

import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { FileUse } from '#server/module.ts';
import { type Kind, kinds } from './offers/kinds.ts';
import { banners, clients } from './tables.ts';

/** Where these files are used: banners, logos, and pictures of services and packaging. */
export function fileUses(db: Queries, fileIds: SQL): FileUse[] {
  const inBanners = db
    .select({ fileId: banners.fileId, title: banners.title })
    .from(banners)
    .where(inArray(banners.fileId, fileIds))
    .all();
  const inClients = db
    .select({ fileId: clients.fileId, title: clients.name })
    .from(clients)
    .where(inArray(clients.fileId, fileIds))
    .all();
  return [
    ...inBanners.map((use) => ({ ...use, route: '/only-us/home/banner' })),
    ...inClients.map((use) => ({ ...use, route: '/only-us/home/client' })),
    ...kinds.flatMap((kind) => usesInOffers(db, kind, fileIds)),
  ];
}

function usesInOffers(db: Queries, { tables, route }: Kind, fileIds: SQL) {
  const { offers, pictures, textPictures } = tables;
  const { id, name } = offers;
  const first = db
    .select({ id, fileId: offers.fileId, title: name })
    .from(offers)
    .where(inArray(offers.fileId, fileIds))
    .all();
  const further = [pictures, textPictures].flatMap((table) =>
    db
      .select({ id, fileId: table.fileId, title: name })
      .from(table)
      .innerJoin(offers, eq(offers.id, table.ownerId))
      .where(inArray(table.fileId, fileIds))
      .all(),
  );
  return [...first, ...further].map(({ id, ...use }) => ({ ...use, route: `${route}/${id}` }));
}

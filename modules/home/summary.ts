import { desc, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Summary } from '#server/module.ts';
import { type Kind, packagingKind, serviceKind } from './offers/kinds.ts';
import { banners, clients } from './tables.ts';

const bannerRoute = '/only-us/home/banner';
const clientRoute = '/only-us/home/client';
const shownChanges = 5;

/** The home area's card on the dashboard. */
export function summary(db: Database): Summary {
  const shownBanners = db.select().from(banners).orderBy(desc(banners.updatedAt)).all();
  const shownClients = db.select().from(clients).orderBy(desc(clients.updatedAt)).all();
  const packaging = offersOf(db, packagingKind);
  const services = offersOf(db, serviceKind);
  const active = shownBanners.filter((banner) => banner.active).length;
  const changes = [
    ...shownBanners.map(({ title, updatedAt: at }) => ({ title, route: bannerRoute, at })),
    ...shownClients.map(({ name: title, updatedAt: at }) => ({ title, route: clientRoute, at })),
    ...packaging.changes,
    ...services.changes,
  ];
  return {
    title: 'Home',
    route: bannerRoute,
    counts: [
      { label: 'banners', count: active },
      { label: 'packaging products', count: packaging.published },
      { label: 'services', count: services.published },
      { label: 'clients', count: shownClients.length },
    ],
    lastChanges: changes.toSorted((one, other) => +other.at - +one.at).slice(0, shownChanges),
    needsAttention: [
      ...(active === 0 ? [{ title: 'Banner', route: bannerRoute, why: 'none is active' }] : []),
      ...packaging.attention,
      ...services.attention,
      ...(shownClients.length === 0
        ? [{ title: 'Client', route: clientRoute, why: 'there are none yet' }]
        : []),
    ],
  };
}

/** What is published of one kind, what changed, and what is still to do: drafts, pictures that say nothing, or nothing there at all. */
function offersOf(db: Database, { tables: { offers }, route }: Kind) {
  const { id, name, status, updatedAt } = offers;
  const rows = db
    .select({ id, name, status, updatedAt, alt: files.alt })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
    .orderBy(desc(updatedAt))
    .all();
  const drafts = rows.filter((row) => row.status === 'draft');
  const published = rows.length - drafts.length;
  const words = route.endsWith('service') ? 'Service' : 'Packaging';
  return {
    published,
    changes: rows.map((row) => ({ title: row.name, route: `${route}/${row.id}`, at: row.updatedAt })),
    attention: [
      ...(published === 0 ? [{ title: words, route, why: 'nothing is published' }] : []),
      ...drafts.map((row) => ({ title: row.name, route: `${route}/${row.id}`, why: 'is a draft' })),
      ...rows
        .filter((row) => row.alt === '')
        .map((row) => ({
          title: row.name,
          route: `${route}/${row.id}`,
          why: 'has a picture without alternative text',
        })),
    ],
  };
}

import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Summary, SummaryContext } from '#server/module/summary.ts';
import { offerRoutes } from './offers/paths.ts';
import type { OfferKind } from './offers/type.ts';
import { banners, clients, offers } from './tables.ts';

// Where alternative texts are written.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

/** The cards of the four screens on the dashboard. */
export function summary({ db }: SummaryContext): Summary[] {
  return [
    bannerSummary(db),
    offerSummary(db, 'Packaging', 'packaging'),
    offerSummary(db, 'Service', 'service'),
    clientSummary(db),
  ];
}

function bannerSummary(db: Queries): Summary {
  const route = '/only-us/home/banner';
  const rows = db.select().from(banners).orderBy(desc(banners.updatedAt)).all();
  const active = rows.filter(({ status }) => status === 'published').length;
  return {
    title: 'Banner',
    route,
    counts: [
      { label: 'published', count: active },
      { label: 'drafts', count: rows.length - active },
    ],
    lastChanges: rows.slice(0, 5).map(({ title, updatedAt: at }) => ({ title, route, at })),
    needsAttention: active > 0 ? [] : [{ title: 'The home page', route, why: 'has no published banner' }],
  };
}

function offerSummary(db: Queries, title: string, kind: OfferKind): Summary {
  const route = offerRoutes[kind];
  const { id, name, status, updatedAt } = offers;
  const rows = db
    .select({ id, name, status, updatedAt, alt: files.alt })
    .from(offers)
    .leftJoin(files, eq(files.id, offers.fileId))
    .where(eq(offers.kind, kind))
    .orderBy(desc(updatedAt))
    .all();
  const drafts = rows.filter((row) => row.status === 'draft');
  const withoutAlt = rows.filter((row) => row.alt === '');
  const formOf = (row: { id: number }) => `${route}/${row.id}`;
  return {
    title,
    route,
    counts: [
      { label: 'published', count: rows.length - drafts.length },
      { label: 'drafts', count: drafts.length },
    ],
    lastChanges: rows.slice(0, 5).map((row) => ({ title: row.name, route: formOf(row), at: row.updatedAt })),
    needsAttention: [
      ...(rows.length > drafts.length ? [] : [{ title, route, why: 'has nothing published yet' }]),
      ...drafts.map((row) => ({ title: row.name, route: formOf(row), why: 'is a draft' })),
      ...withoutAlt.map((row) => ({
        title: row.name,
        route: fileManager,
        otherwise: formOf(row),
        why: 'has a picture without alternative text',
      })),
    ],
  };
}

function clientSummary(db: Queries): Summary {
  const route = '/only-us/home/client';
  const rows = db.select().from(clients).orderBy(desc(clients.updatedAt)).all();
  return {
    title: 'Client',
    route,
    counts: [{ label: 'logos', count: rows.length }],
    lastChanges: rows.slice(0, 5).map(({ name: title, updatedAt: at }) => ({ title, route, at })),
    needsAttention: rows.length > 0 ? [] : [{ title: 'The home page', route, why: 'names no clients yet' }],
  };
}

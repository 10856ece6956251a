import { desc, eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { files } from '#database/tables.ts';
import type { Summary } from '#server/module.ts';
import { offers } from '../tables.ts';
import type { OfferKind } from './inputs.ts';
import { offerRoutes } from './paths.ts';

// Where alternative texts are written.
const fileManager = '/only-us/global-setting/file-manager?undescribed';

/** The card of one kind of offers on the dashboard. */
export function offerSummary(db: Queries, title: string, kind: OfferKind): Summary {
  const route = offerRoutes[kind];
  const { id, name, status, updatedAt } = offers;
  const rows = db
    .select({ id, name, status, updatedAt, alt: files.alt })
    .from(offers)
    .innerJoin(files, eq(files.id, offers.fileId))
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

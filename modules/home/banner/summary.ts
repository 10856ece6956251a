import { desc } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Summary } from '#server/module.ts';
import { banners } from '../tables.ts';

const route = '/only-us/home/banner';

/** The banners' card on the dashboard. */
export function bannerSummary(db: Queries): Summary {
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

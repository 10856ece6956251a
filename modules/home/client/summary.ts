import { desc } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { Summary } from '#server/module.ts';
import { clients } from '../tables.ts';

const route = '/only-us/home/client';

/** The clients' card on the dashboard. */
export function clientSummary(db: Queries): Summary {
  const rows = db.select().from(clients).orderBy(desc(clients.updatedAt)).all();
  return {
    title: 'Client',
    route,
    counts: [{ label: 'logos', count: rows.length }],
    lastChanges: rows.slice(0, 5).map(({ name: title, updatedAt: at }) => ({ title, route, at })),
    needsAttention: rows.length > 0 ? [] : [{ title: 'The home page', route, why: 'names no clients yet' }],
  };
}

import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import type { OfferTables } from './tables.ts';

/**
 * Remembers the slug that offer `id` has now, when it is about to get another. Whoever has a slug comes before whoever
 * had it, so an address can be taken up again.
 */
export function keepFormerSlug(db: Queries, tables: OfferTables, id: number, next: string): void {
  const { offers, formerSlugs } = tables;
  const offer = db.select({ slug: offers.slug }).from(offers).where(eq(offers.id, id)).get();
  if (!offer || offer.slug === next) return;
  db.insert(formerSlugs)
    .values({ slug: offer.slug, ownerId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { ownerId: id } })
    .run();
}

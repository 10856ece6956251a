import { eq } from 'drizzle-orm';
import type { Queries } from '#database/client.ts';
import { freeSlug } from '#database/slug.ts';
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

/** The address nearest to `slug` that no offer of this kind has, and that leads to none. */
export function freeOfferSlug(db: Queries, { offers, formerSlugs }: OfferTables, slug: string): string {
  const ofOffer = (word: string) =>
    db.select({ slug: offers.slug }).from(offers).where(eq(offers.slug, word)).get();
  const former = (word: string) =>
    db.select({ slug: formerSlugs.slug }).from(formerSlugs).where(eq(formerSlugs.slug, word)).get();
  return freeSlug(slug, (word) => Boolean(ofOffer(word) ?? former(word)));
}

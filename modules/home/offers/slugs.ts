import { TRPCError } from '@trpc/server';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#database/client.ts';
import type { OfferTables } from './tables.ts';

/** Throws CONFLICT, at the field of the slug, when another offer has it. */
export function refuseTaken(db: Queries, { offers }: OfferTables, slug: string, own: number | null): void {
  const other = own === null ? undefined : ne(offers.id, own);
  const taken = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.slug, slug), other))
    .get();
  if (!taken) return;
  const message = 'Data already exists.';
  const cause = new z.ZodError([{ code: 'custom', path: ['slug'], message, input: slug }]);
  throw new TRPCError({ code: 'CONFLICT', message, cause });
}

/**
 * Remembers the slug that offer `id` has now, when it is about to get another. Whoever has a slug comes before whoever
 * had it, so an address can be taken up again.
 */
export function keepFormerSlug(db: Queries, tables: OfferTables, id: number, next: string): void {
  const { offers, formerSlugs } = tables;
  const offer = db.select({ slug: offers.slug }).from(offers).where(eq(offers.id, id)).get();
  if (!offer || offer.slug === next) return;
  db.insert(formerSlugs)
    .values({ slug: offer.slug, offerId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { offerId: id } })
    .run();
}

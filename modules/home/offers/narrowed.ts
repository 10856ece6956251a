import { slugOf } from '#lib/slug.ts';
import { smallestOrder } from './key-facts.ts';

/** The orders of a list; null: as arranged in the back office. */
export const orders = [null, 'price', 'minimum'] as const;

/** Offers on a page of a list; full rows of two, three and four. */
export const pageSize = 24;

export function pagesOf(offers: number): number {
  return Math.max(1, Math.ceil(offers / pageSize));
}

export interface Narrowed {
  use: string | null;
  sort: (typeof orders)[number];
}

/** The uses of the offers with their number, in order of appearance. */
export function usesOf(offers: { uses: string }[]): { slug: string; name: string; count: number }[] {
  const uses = new Map<string, { slug: string; name: string; count: number }>();
  for (const each of offers) {
    for (const [slug, name] of usesIn(each)) {
      const use = uses.get(slug) ?? { slug, name, count: 0 };
      uses.set(slug, { ...use, count: use.count + 1 });
    }
  }
  return [...uses.values()];
}

export function narrowed<Offer extends { uses: string; minimum: string; price?: number | null }>(
  offers: Offer[],
  { use, sort }: Narrowed,
): Offer[] {
  const shown = use ? offers.filter((offer) => usesIn(offer).has(use)) : offers;
  if (!sort) return shown;
  const by = ({ minimum, price }: Offer) => (sort === 'price' ? price : smallestOrder(minimum));
  const least = (offer: Offer) => by(offer) ?? Number.MAX_SAFE_INTEGER;
  return shown.toSorted((one, other) => least(one) - least(other));
}

// Unique, regardless of spelling.
function usesIn({ uses }: { uses: string }): Map<string, string> {
  const words = uses.split(',').map((word) => word.trim());
  return new Map(words.filter((word) => slugOf(word)).map((word) => [slugOf(word), word]));
}

import type { ModuleContext } from '#server/module/point.ts';
import type { Recommendation } from '#server/search/points.ts';
import { smallestOrder } from './key-facts.ts';
import { offerPath } from './paths.ts';
import { publishedOffers } from './published.ts';

/** Published packaging and services in turn, each in its order. */
export function recommendations({ db }: ModuleContext): Recommendation[] {
  const ranked = (['packaging', 'service'] as const).flatMap((kind) =>
    publishedOffers(db, kind).map(({ slug, name, summary, facts, minimum, picture }, rank) => ({
      rank,
      path: offerPath(kind, slug),
      title: name,
      summary,
      facts: facts.join(' · '),
      minimum: kind === 'packaging' ? smallestOrder(minimum) : null,
      picture,
    })),
  );
  return ranked.sort((one, other) => one.rank - other.rank);
}

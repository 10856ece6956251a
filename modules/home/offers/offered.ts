import { and, eq } from 'drizzle-orm';
import { picturesById } from '#database/shown-picture.ts';
import { files } from '#database/tables.ts';
import type { Product } from '#server/content/points.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { Recommendation } from '#server/search/points.ts';
import type { Download, SitemapEntry } from '#server/site/points.ts';
import { offers } from '../tables.ts';
import { homeWords } from '../words.ts';
import { sizesOf, smallestOrder } from './key-facts.ts';
import { pagesOf } from './narrowed.ts';
import { datasheetName, listPath, offerPath, offerPaths } from './paths.ts';
import { listedOffers, publishedOffers } from './published.ts';
import { offerKinds } from './type.ts';

/** As on the site: bestsellers first. */
export function products({ db }: ModuleContext): Product[] {
  const all = listedOffers(db);
  const sorted = offerKinds.flatMap((kind) => all.filter((offer) => offer.kind === kind));
  return sorted.map(({ kind, name, slug, specification }) => ({
    name,
    path: offerPath(kind, slug),
    group: homeWords.dictionary[kind],
    sizes: kind === 'packaging' ? sizesOf(specification) : '',
  }));
}

/** Published packaging and services in turn, each in its order. */
export function recommendations({ db }: ModuleContext): Recommendation[] {
  const ranked = offerKinds.flatMap((kind) =>
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

export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const all = listedOffers(db);
  const ids = all.flatMap(({ pictures }) => pictures);
  const further = picturesById(db, ids);
  return offerKinds.flatMap((kind) => {
    const pages = all
      .filter((offer) => offer.kind === kind)
      .map(({ slug, updatedAt, picture, pictures }) => ({
        path: offerPath(kind, slug),
        updatedAt,
        pictures: [picture, ...pictures.flatMap((id) => further[id]?.filename ?? [])],
      }));
    if (pages.length === 0) return [];
    const updatedAt = new Date(Math.max(...pages.map((page) => page.updatedAt.getTime())));
    const lists = Array.from({ length: pagesOf(pages.length) }, (_, index) => ({
      path: listPath(kind, { use: null, sort: null, page: index + 1 }),
      updatedAt,
    }));
    return [...lists, ...pages];
  });
}

export const datasheetDownloads: Download[] = offerKinds.map((kind) => ({
  path: `${offerPaths[kind]}/:slug/:name`,
  file({ db }, { slug = '', name }) {
    const { kind: ofKind, slug: ofSlug, status, datasheetId } = offers;
    const row = db
      .select({ filename: files.filename })
      .from(offers)
      .innerJoin(files, eq(files.id, datasheetId))
      .where(and(eq(ofKind, kind), eq(ofSlug, slug), eq(status, 'published')))
      .get();
    return row && datasheetName(slug, row) === name ? row.filename : null;
  },
}));

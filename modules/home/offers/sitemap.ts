import { picturesById } from '#database/shown-picture.ts';
import type { ModuleContext } from '#server/module/point.ts';
import type { SitemapEntry } from '#server/site/points.ts';
import { offerPaths } from './paths.ts';
import { publishedDetails } from './published.ts';
import { offerKinds } from './type.ts';

export function sitemap({ db }: ModuleContext): SitemapEntry[] {
  const offers = publishedDetails(db);
  const files = picturesById(
    db,
    offers.flatMap(({ pictures }) => pictures),
  );
  return offerKinds.flatMap((kind) => {
    const pages = offers
      .filter((offer) => offer.kind === kind)
      .map(({ path, updatedAt, picture, pictures }) => {
        const further = pictures.flatMap((id) => files[id]?.filename ?? []);
        return { path, updatedAt, pictures: [picture, ...further] };
      });
    return pages.length > 0 ? [{ path: offerPaths[kind] }, ...pages] : [];
  });
}

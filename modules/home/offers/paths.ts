import type { Narrowed } from './narrowed.ts';
import type { OfferKind } from './type.ts';

/** The public list of each kind; an offer's page is below. */
export const offerPaths: Record<OfferKind, string> = { packaging: '/packaging', service: '/services' };

/** The list of each kind in the back office; an offer's form is below. */
export const offerRoutes: Record<OfferKind, string> = {
  packaging: '/only-us/home/packaging',
  service: '/only-us/home/service',
};

/** Whose page or form is at this path, or whose list. */
export function kindAt(path: string): OfferKind {
  const isService = [offerPaths, offerRoutes].some(({ service }) => `${path}/`.startsWith(`${service}/`));
  return isService ? 'service' : 'packaging';
}

/** The public page of an offer. */
export function offerPath(kind: OfferKind, slug: string): string {
  return `${offerPaths[kind]}/${slug}`;
}

/** Where products are compared side by side; each is a parameter `product`. */
export const comparePath = '/packaging/compare';

/** The public list of a kind: of all, or of those for a use, in an order. */
export function listPath(kind: OfferKind, { use, sort }: Narrowed): string {
  const search = new URLSearchParams();
  if (use) search.set('use', use);
  if (sort) search.set('sort', sort);
  return search.size > 0 ? `${offerPaths[kind]}?${search}` : offerPaths[kind];
}

/** What a datasheet is called when it is saved: by its offer, with the extension of its file. */
export function datasheetName(slug: string, { filename }: { filename: string }): string {
  const [, extension] = filename.split('.');
  return `${slug}.${extension}`;
}

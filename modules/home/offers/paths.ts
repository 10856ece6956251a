import type { Narrowed } from './narrowed.ts';
import type { OfferKind } from './type.ts';

export const offerPaths: Record<OfferKind, string> = { packaging: '/packaging', service: '/services' };

/** The kind of the page, form or list at this path. */
export function kindAt(path: string): OfferKind {
  return /^\/(services|only-us\/home\/service)(\/|$)/.test(path) ? 'service' : 'packaging';
}

export function offerPath(kind: OfferKind, slug: string): string {
  return `${offerPaths[kind]}/${slug}`;
}

export const sectorsPath = '/sectors';

export function sectorPath(slug: string): string {
  return `${sectorsPath}/${slug}`;
}

/** The comparison; each product is a parameter `product`. */
export const comparePath = '/packaging/compare';

export function listPath(kind: OfferKind, { use, sort, page = 1 }: Narrowed & { page?: number }): string {
  const search = new URLSearchParams();
  if (use) search.set('use', use);
  if (sort) search.set('sort', sort);
  if (page > 1) search.set('page', `${page}`);
  return search.size > 0 ? `${offerPaths[kind]}?${search}` : offerPaths[kind];
}

export function datasheetName(slug: string, { filename }: { filename: string }): string {
  const [, extension] = filename.split('.');
  return `${slug}.${extension}`;
}

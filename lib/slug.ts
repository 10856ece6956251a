import { fold } from './fold.ts';

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/**
 * The slug of a title: `kemasan-karton` for `Kemasan & Karton`, `深圳工厂` for itself. At most 80 characters; `instead` for a
 * title without any letter or digit.
 */
export function slugOf(title: string, instead = ''): string {
  const slug = (fold(title).match(words) ?? []).join('-').slice(0, 80);
  // Not with half of a letter at its end.
  return slug.replace(/[-\p{Cs}]+$/u, '') || instead;
}

/** The slug that a title had before letters such as ß and 深 were in one: addresses that were made then stay. */
export function formerSlugOf(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters.replace(/[^a-z0-9]+/g, '-').slice(0, 80);
  return slug.replace(/^-+|-+$/g, '');
}

/** The first of `kotak`, `kotak-2`, `kotak-3` … that is not taken; at most 80 characters. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, 80 - suffix.length).replace(/[-\p{Cs}]+$/u, '') + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}

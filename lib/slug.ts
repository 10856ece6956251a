import { fold } from './fold.ts';

const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** `kemasan-karton` for `Kemasan & Karton`, `深圳工厂` unchanged, at most 80 characters; `instead` without any letter. */
export function slugOf(title: string, instead = ''): string {
  const slug = (fold(title).match(words) ?? []).join('-').slice(0, 80);
  // No half of a surrogate pair at the end.
  return slug.replace(/[-\p{Cs}]+$/u, '') || instead;
}

/** The slug before letters such as ß and 深 were supported: published addresses stay. */
export function formerSlugOf(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters.replace(/[^a-z0-9]+/g, '-').slice(0, 80);
  return slug.replace(/^-+|-+$/g, '');
}

/** The first free one of `kotak`, `kotak-2`, …, at most 80 characters. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, 80 - suffix.length).replace(/[-\p{Cs}]+$/u, '') + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}

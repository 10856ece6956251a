/** The slug of a title: `kemasan-karton` for `Kemasan & Karton`. Never empty, at most 80 characters. */
export function slugOf(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'item';
}

/** The first of `kotak`, `kotak-2`, `kotak-3` … that is not taken; at most 80 characters. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, 80 - suffix.length).replace(/-+$/, '') + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}

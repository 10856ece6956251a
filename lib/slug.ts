/** The slug of a title: `kemasan-karton` for `Kemasan & Karton`. At most 80 characters; `instead` where no letter is left. */
export function slugOf(title: string, instead = 'item'): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || instead;
}

/** The first of `kotak`, `kotak-2`, `kotak-3` … that is not taken; at most 80 characters. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : `-${number}`;
    const candidate = slug.slice(0, 80 - suffix.length).replace(/-+$/, '') + suffix;
    if (!isTaken(candidate)) return candidate;
  }
}

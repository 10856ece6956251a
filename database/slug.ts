/** A word for an address made of a title: `Kemasan & Karton` gives `kemasan-karton`. Never empty, at most 80 characters. */
export function slugOf(title: string): string {
  const letters = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
  return slug || 'item';
}

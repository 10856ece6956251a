// 500, 1.000 and 1,000; no part of a size such as 20x30.
const number = /(?:^|\s)(\d{1,3}(?:[.,]\d{3})+|\d{1,7})(?![\dx×.,])/i;
const units = /^\s*(?:pcs?|pieces?|buah|bh|biji|units?|lembar)\b/i;
const around = /\b(?:minimum|minimal|min|moq|mulai|dari|from|order|pesan|beli|isi|untuk|for)\b/gi;

/** A quantity in a search, and of what: `500 pcs`, `kardus 1.000`. */
export function quantityIn(query: string): { count: number; of: string } | null {
  const found = number.exec(query);
  if (!found) return null;
  const [before, after] = [query.slice(0, found.index), query.slice(found.index + found[0].length)];
  // A number in the middle belongs to a name.
  if (before.trim() && after.trim() && !units.test(after)) return null;
  const of = `${before} ${after.replace(units, '')}`.replaceAll(around, ' ').replaceAll(/\s+/g, ' ').trim();
  const count = Number((found[1] ?? '').replaceAll(/[.,]/g, ''));
  return count > 0 ? { count, of } : null;
}

/** A list with one item moved before another, or to the end for null. */
export function moved<Item extends number | { id: number }>(
  items: readonly Item[],
  id: number,
  before: number | null,
): Item[] {
  const idOf = (item: Item) => (typeof item === 'number' ? item : item.id);
  const item = items.find((each) => idOf(each) === id);
  if (item === undefined || id === before) return [...items];
  const rest = items.filter((each) => idOf(each) !== id);
  const place = before === null ? rest.length : rest.findIndex((each) => idOf(each) === before);
  return rest.toSpliced(place, 0, item);
}

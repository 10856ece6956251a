/** The open record's place in its list, and the steps to its neighbours. */
export type Steps = NonNullable<ReturnType<typeof stepsIn>>;

export function stepsIn<Item extends { id: number }>(
  items: Item[],
  id: number,
  { nameOf, open }: { nameOf(item: Item): string; open(id: number): void },
) {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  if (!item) return undefined;
  const to = (neighbour: Item | undefined) => neighbour && (() => open(neighbour.id));
  return {
    id,
    name: nameOf(item),
    place: index + 1,
    total: items.length,
    previous: index > 0 ? to(items[index - 1]) : undefined,
    next: to(items[index + 1]),
  };
}

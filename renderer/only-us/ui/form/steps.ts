/** The open record's place in its list, and the steps to its neighbours. */
export interface Steps {
  id: number;
  name: string;
  place: number;
  total: number;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The steps from a record of a list to others; undefined for one that isn't listed. */
export function stepsIn<Item extends { id: number }>(
  items: Item[],
  id: number,
  { nameOf, open }: { nameOf(item: Item): string; open(id: number): void },
): Steps | undefined {
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

/** For the button that opens a record: there the focus goes when the record is closed after some steps. */
export function opens(id: number | string) {
  return { 'data-opens': id };
}

/** The button that opens this record, if the screen shows one. */
export function openerOf({ id }: Steps): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-opens="${id}"]`);
}

/** Something in a list that keeps its id wherever it is moved: a block of a page. */
export interface ListedBlock {
  id: string;
}

/** What two people changed in the same block. */
export interface BlockClash<Block> {
  /** What it was; undefined for one that both added. */
  base: Block | undefined;
  theirs: Block;
  mine: Block;
}

/** Is this value a list of such blocks? An empty list is one of anything. */
export function isBlockList(value: unknown): value is ListedBlock[] {
  return Array.isArray(value) && value.every((each) => typeof (each as ListedBlock | null)?.id === 'string');
}

/** How many blocks were added, removed, changed or, when nothing else was, moved. */
export function changedInList(before: ListedBlock[], after: ListedBlock[]): number {
  const known = new Map(before.map((block) => [block.id, block]));
  const kept = after.filter((block) => same(block, known.get(block.id)));
  const ids = new Set([...idsOf(before), ...idsOf(after)]);
  return Math.max(1, ids.size - kept.length);
}

/**
 * Merges what two people made of a list, block by block. What both changed is a clash, of which mine is in the merged list. A
 * block that one deleted and the other changed stays.
 */
export function mergeBlockLists<Block extends ListedBlock>(
  base: Block[],
  theirs: Block[],
  mine: Block[],
): { blocks: Block[]; clashes: BlockClash<Block>[] } {
  const clashes: BlockClash<Block>[] = [];
  const merge = (id: string): Block | undefined => {
    const [was, their, my] = [find(base, id), find(theirs, id), find(mine, id)];
    if (same(their, my) || same(their, was)) return my;
    if (same(my, was)) return their;
    if (their && my) clashes.push({ base: was, theirs: their, mine: my });
    return my ?? their;
  };
  const [order, other] = isMoved(base, mine) ? [mine, theirs] : [theirs, mine];
  const ids = withAdded(idsOf(order), idsOf(other));
  return { blocks: ids.flatMap((id) => merge(id) ?? []), clashes };
}

/** An id for a new block: eight letters and digits, the first no zero, so that as a number it is as unique. */
export function newBlockId(): string {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint8Array(8));
  return (1 + (first % 35)).toString(36) + others.map((byte) => (byte % 36).toString(36)).join('');
}

function find<Block extends ListedBlock>(blocks: Block[], id: string) {
  return blocks.find((block) => block.id === id);
}

const idsOf = (blocks: ListedBlock[]) => blocks.map(({ id }) => id);

// Did the blocks that are in both change places?
function isMoved(base: ListedBlock[], mine: ListedBlock[]) {
  const [before, after] = [idsOf(base), idsOf(mine)];
  const left = before.filter((id) => after.includes(id));
  const kept = after.filter((id) => before.includes(id));
  return left.join() !== kept.join();
}

// Each that only the other list has comes after the one that it follows there.
function withAdded(ids: string[], other: string[]): string[] {
  const all = [...ids];
  for (const [place, id] of other.entries()) {
    if (all.includes(id)) continue;
    const before = other[place - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}

// Sorting takes ten times as long, and is needed once both were in a form and in the database.
function same(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    JSON.stringify(one) === JSON.stringify(other) ||
    JSON.stringify(one, sorted) === JSON.stringify(other, sorted)
  );
}

// The same values come in one order from a form and in another from the database.
function sorted(_name: string, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

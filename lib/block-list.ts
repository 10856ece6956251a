import { isEqual } from './is-equal.ts';

export interface ListedBlock {
  id: string;
}

export interface BlockClash<Block> {
  /** Before both changes; undefined for a block that both added. */
  base: Block | undefined;
  theirs: Block;
  mine: Block;
}

/** Whether the value is a list of blocks. An empty list is one of anything. */
export function isBlockList(value: unknown): value is ListedBlock[] {
  return Array.isArray(value) && value.every((each) => typeof (each as ListedBlock | null)?.id === 'string');
}

/** Number of blocks added, removed, changed or, if nothing else changed, moved. */
export function changedInList(before: ListedBlock[], after: ListedBlock[]): number {
  const known = new Map(before.map((block) => [block.id, block]));
  const kept = after.filter((block) => isEqual(block, known.get(block.id)));
  const ids = new Set([...idsOf(before), ...idsOf(after)]);
  return Math.max(1, ids.size - kept.length);
}

/** Merges two edits of a list block by block. Mine wins a clash. A block that one side deleted and the other changed stays. */
export function mergeBlockLists<Block extends ListedBlock>(
  base: Block[],
  theirs: Block[],
  mine: Block[],
): { blocks: Block[]; clashes: BlockClash<Block>[] } {
  const clashes: BlockClash<Block>[] = [];
  const merge = (id: string): Block | undefined => {
    const [was, their, my] = [find(base, id), find(theirs, id), find(mine, id)];
    if (isEqual(their, my) || isEqual(their, was)) return my;
    if (isEqual(my, was)) return their;
    if (their && my) clashes.push({ base: was, theirs: their, mine: my });
    return my ?? their;
  };
  const [order, other] = isMoved(base, mine) ? [mine, theirs] : [theirs, mine];
  const ids = withAdded(idsOf(order), idsOf(other));
  return { blocks: ids.flatMap((id) => merge(id) ?? []), clashes };
}

/** Eight letters and digits, the first not zero, so that it stays unique as a number. */
export function newBlockId(): string {
  const [first = 0, ...others] = crypto.getRandomValues(new Uint8Array(8));
  return (1 + (first % 35)).toString(36) + others.map((byte) => (byte % 36).toString(36)).join('');
}

function find<Block extends ListedBlock>(blocks: Block[], id: string) {
  return blocks.find((block) => block.id === id);
}

const idsOf = (blocks: ListedBlock[]) => blocks.map(({ id }) => id);

function isMoved(base: ListedBlock[], mine: ListedBlock[]) {
  const [before, after] = [idsOf(base), idsOf(mine)];
  const left = before.filter((id) => after.includes(id));
  const kept = after.filter((id) => before.includes(id));
  return left.join() !== kept.join();
}

// An added block follows the one it follows in the other list.
function withAdded(ids: string[], other: string[]): string[] {
  const all = [...ids];
  for (const [place, id] of other.entries()) {
    if (all.includes(id)) continue;
    const before = other[place - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}

import { moved } from '#lib/moved.ts';
import { thenRefetch } from '#renderer/only-us/query-client.ts';
import type { Sortable } from '#renderer/only-us/ui/base/SortableList.tsx';

interface Move {
  id: number;
  before: number | null;
}

export interface CachedList<Item> {
  cancel(): Promise<void>;
  getData(): Item[] | undefined;
  setData(input: undefined, items: Item[] | undefined): unknown;
  invalidate(): Promise<void>;
}

/** Options of a mutation that moves an item: shown at once, undone if the server refuses. */
export function optimisticReorder<Item extends Sortable>(list: CachedList<Item>) {
  return {
    async onMutate(move: Move) {
      await list.cancel();
      const former = list.getData();
      list.setData(undefined, former && moved(former, move.id, move.before));
      return { former };
    },
    onError(_error: unknown, _move: Move, context?: { former?: Item[] }) {
      list.setData(undefined, context?.former);
    },
    onSettled: thenRefetch(() => list.invalidate()),
  };
}

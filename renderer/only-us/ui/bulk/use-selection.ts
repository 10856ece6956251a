import { useRef, useState } from 'react';
import { selectableArea } from '../base/selectable-area.ts';
import { useWindowEvent } from '../base/use-window-event.ts';

export interface Selectable {
  shown: number[];
  total: number;
  getAll(): number[] | Promise<number[]>;
  /** Search and filters of a list that is loaded by pages; others clear the selection. */
  narrowedTo?: string;
}

export type Selection = ReturnType<typeof useSelection>;

interface Chosen {
  narrowedTo: string | undefined;
  ids: ReadonlySet<number>;
}

/** A selection across the pages of a list. Ctrl/Cmd+A selects the page, then all that match; Escape clears the selection. */
export function useSelection({ shown, total, getAll, narrowedTo }: Selectable) {
  const [chosen, choose] = useState<Chosen>({ narrowedTo, ids: new Set() });
  const last = useRef<number | null>(null);
  const ids = stillThere(chosen, { getAll, narrowedTo });
  const isOn = new Set(ids);
  const set = (those: number[]) => choose({ narrowedTo, ids: new Set(those) });
  const selection = {
    ids,
    total,
    isPage: shown.every((id) => isOn.has(id)),
    has: (id: number) => isOn.has(id),
    /** With `range`: all from the last one on. */
    toggle(id: number, range: boolean) {
      const changed = range ? between(shown, last.current ?? id, id) : [id];
      last.current = id;
      set(isOn.has(id) ? ids.filter((each) => !changed.includes(each)) : [...ids, ...changed]);
    },
    set,
    selectPage: () => set([...ids, ...shown]),
    clearPage: () => set(ids.filter((id) => !shown.includes(id))),
    selectAll: async () => set(await getAll()),
    clear: () => set([]),
  };
  useKeys(selection);
  return selection;
}

function stillThere({ narrowedTo, ids }: Chosen, list: Pick<Selectable, 'getAll' | 'narrowedTo'>): number[] {
  if (list.narrowedTo !== undefined) return narrowedTo === list.narrowedTo ? [...ids] : [];
  const all = list.getAll();
  return Array.isArray(all) ? all.filter((id) => ids.has(id)) : [...ids];
}

function between(all: number[], one: number, other: number) {
  const places = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  const [from = -1, to = -1] = places;
  return from < 0 ? [other] : all.slice(from, to + 1);
}

function useKeys({ ids, isPage, selectPage, selectAll, clear }: Selection) {
  useWindowEvent('keydown', (event) => {
    const target = event.target as HTMLElement;
    const isElsewhere =
      target.matches('input, textarea, select, [contenteditable]') || target.closest('[role$=dialog]');
    if (event.defaultPrevented || isElsewhere) return;
    const isInList =
      ids.length > 0 || target.matches('body, #content') || target.closest(`.${selectableArea.className}`);
    const isAll = event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey);
    if (isAll && isInList) void (isPage ? selectAll() : selectPage());
    else if (event.key === 'Escape' && ids.length > 0) clear();
    else return;
    event.preventDefault();
  });
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is selected in a list. */
export interface Selection {
  /** The selected entries that the list shows, in its order. */
  ids: number[];
  /** How many could be selected. */
  total: number;
  has(id: number): boolean;
  /** Selects an entry or takes it out; with `range` all from the last one on. */
  toggle(id: number, range: boolean): void;
  set(ids: number[]): void;
  selectAll(): void;
  clear(): void;
}

/**
 * The selection in a list of these entries. What the list doesn't show any more isn't selected, so nobody changes what they
 * don't see. While something is selected, Ctrl/Cmd+A selects all and Escape clears the selection.
 */
export function useSelection(all: number[]): Selection {
  const [chosen, set] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const ids = all.filter((id) => chosen.has(id));
  const selection: Selection = {
    ids,
    total: all.length,
    has: (id) => chosen.has(id),
    toggle(id, range) {
      const isOn = !chosen.has(id);
      const changed = range ? between(all, last.current ?? id, id) : [id];
      last.current = id;
      set(new Set(isOn ? [...ids, ...changed] : ids.filter((each) => !changed.includes(each))));
    },
    set: (those) => set(new Set(those)),
    selectAll: () => set(new Set(all)),
    clear: () => set(new Set()),
  };
  useKeys(ids.length > 0, selection);
  return selection;
}

function between(all: number[], one: number, other: number) {
  const places = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  return all.slice(places[0], (places[1] ?? 0) + 1);
}

function useKeys(isOn: boolean, { selectAll, clear }: Selection) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const isElsewhere =
      target.matches('input, textarea, select, [contenteditable]') || target.closest('[role$=dialog]');
    if (event.defaultPrevented || isElsewhere) return;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selectAll();
    else if (event.key === 'Escape') clear();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}

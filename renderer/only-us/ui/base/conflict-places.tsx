import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { ExternalStore } from '../../external-store.ts';

/** A conflict: something that two people changed differently. A field; of a text, or of the blocks of a page, a block. */
export interface FieldConflict {
  field: string;
  /** Stays the same until a side is chosen, whatever is typed meanwhile. */
  key: string;
  base: unknown;
  theirs: unknown;
  mine: unknown;
  /** Left out where only one of them fits. */
  both?: unknown;
  /** Which block of a text it is in mine, from 0, and whether it is there: it may have been deleted. */
  block?: { at: number; isThere: boolean };
  listed?: string;
}

interface Conflicts {
  all: FieldConflict[];
  /** The conflicts that have a place in the form. The others are above its bar. */
  places: ExternalStore<ReadonlySet<string>>;
  card(conflict: FieldConflict, onChoose?: () => void): ReactNode;
}

export const ConflictsOfForm = createContext<Conflicts | null>(null);

/** The place where a conflict is shown: a text, which knows its blocks, a block of a page, or a field. */
export function placeOf({ block, field, key }: FieldConflict): string {
  return block ? field : key;
}

/** For what shows conflicts at this place of a form. */
export function useConflictsAt(place: string | undefined) {
  const form = useContext(ConflictsOfForm);
  const places = form?.places;
  useEffect(() => {
    if (!places || place === undefined) return;
    places.set(new Set([...places.get(), place]));
    return () => places.set(new Set([...places.get()].filter((each) => each !== place)));
  }, [places, place]);
  return { conflicts: form?.all ?? none, isHere: (each: FieldConflict) => placeOf(each) === place, form };
}

const none: FieldConflict[] = [];

/** The conflict in a field, below it. */
export function ConflictsAt({ place }: { place: string }) {
  const { conflicts, isHere, form } = useConflictsAt(place);
  return conflicts.filter(isHere).map((conflict) => form?.card(conflict));
}

/** Goes to the first thing in a form that two people changed, and of which neither side is chosen yet. */
export function showConflict(form: Element | null): void {
  const card = form?.querySelector<HTMLElement>('[data-conflict]');
  // It may be in something folded.
  for (let fold = card?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

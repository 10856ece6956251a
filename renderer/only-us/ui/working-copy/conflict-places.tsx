import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { ExternalStore } from '../../external-store.ts';
import type { FieldConflict } from './merge.ts';

interface Conflicts {
  all: FieldConflict[];
  /** Where the form has room for them. The others are above its bar. */
  places: ExternalStore<ReadonlySet<string>>;
  /** Shows one of them. `onChoose` is called before a side is taken. */
  card(conflict: FieldConflict, onChoose?: () => void): ReactNode;
}

/** What two people changed in the form around. */
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

/** What two people changed in a field, below it. */
export function ConflictsAt({ place }: { place: string }) {
  const { conflicts, isHere, form } = useConflictsAt(place);
  return conflicts.filter(isHere).map((conflict) => form?.card(conflict));
}

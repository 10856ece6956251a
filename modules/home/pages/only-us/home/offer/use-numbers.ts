import { useRef } from 'react';

/** A number for each name, the same as long as the screen stands: react-hook-form knows rows by names, a SortableList by numbers. */
export function useNumbers(): (name: string) => number {
  const known = useRef(new Map<string, number>());
  return (name) => {
    const number = known.current.get(name) ?? known.current.size + 1;
    known.current.set(name, number);
    return number;
  };
}

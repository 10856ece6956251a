import { useRef } from 'react';

/**
 * A number for each row of a list, which it keeps when it is moved: so the same row stays under the hand. Rows get new ids
 * from react-hook-form when the whole list is set from outside, and the focus would be lost.
 */
export function useRowKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  while (keys.current.length < count) keys.current.push(++last.current);
  keys.current.length = count;
  return {
    keys: keys.current,
    move: (from: number, to: number) => keys.current.splice(to, 0, ...keys.current.splice(from, 1)),
    remove: (place: number) => keys.current.splice(place, 1),
  };
}

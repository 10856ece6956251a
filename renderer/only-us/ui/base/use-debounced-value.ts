import { useEffect, useState } from 'react';

// In milliseconds: longer than between two keystrokes, too short to notice.
const delay = 200;

/** The value after a pause in typing, for queries. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

import { useEffect, useState } from 'react';

// In milliseconds: longer than between two keystrokes, too short to notice.
const delay = 200;

/** The value once it has not changed for a moment, for queries that follow typing. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}

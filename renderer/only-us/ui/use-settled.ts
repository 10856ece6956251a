import { useEffect, useState } from 'react';

// Long enough for the next key, too short to be felt.
const pauseWhileTyping = 200;

/** What stands in a field once nobody types any more, to ask the server for it. */
export function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseWhileTyping);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

import { useSyncExternalStore } from 'react';

/** Whether the browser has taken over: false on the server, and for the first render of what it sent. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

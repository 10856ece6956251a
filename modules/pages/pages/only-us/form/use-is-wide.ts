import { useSyncExternalStore } from 'react';

// Beside the sidebar there is room for a form and a phone.
const wide = '(min-width: 1280px)';

/** Is there room beside the form? */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

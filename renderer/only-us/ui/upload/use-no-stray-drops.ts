import { useEffect } from 'react';

/** A file that is dropped beside the place for it does nothing, where the browser would leave the screen to show it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    // On the window, so that real drop targets handle the event first.
    window.addEventListener('dragover', refuse, { signal });
    window.addEventListener('drop', refuse, { signal });
    return () => abort.abort();
  }, []);
}

function refuse(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

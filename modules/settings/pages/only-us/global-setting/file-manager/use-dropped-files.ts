import { useEffect, useRef } from 'react';

/** Takes files that are dropped anywhere on the screen or pasted into it, while `ready`. */
export function useDroppedFiles(onFiles: (files: File[]) => void, ready: boolean): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!ready) return;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      latest.current([...data.files]);
    };
    const abort = new AbortController();
    const { signal } = abort;
    // Only where dragging over is answered can be dropped.
    document.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => abort.abort();
  }, [ready]);
}

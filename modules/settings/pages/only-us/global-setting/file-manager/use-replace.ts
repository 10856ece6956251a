import { useEffect, useRef, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { onUploadProgress } from '#renderer/only-us/upload-fetch.ts';

/** Puts another picture behind a file, with another alternative text if one is given. `percent` is how much of it was sent, null while nothing is on its way. */
export function useReplace() {
  const utils = api.useUtils();
  const [percent, setPercent] = useState<number | null>(null);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const replace = async (row: { id: number; version: number }, file: File, alt?: string) => {
    const form = new FormData();
    form.set('file', file);
    form.set('id', String(row.id));
    form.set('version', String(row.version));
    if (alt !== undefined) form.set('alt', alt);
    onUploadProgress(form, (share) => setPercent(Math.round(100 * share)));
    abort.current = new AbortController();
    setPercent(0);
    try {
      await utils.client.file.replace.mutate(form, { signal: abort.current.signal });
    } finally {
      setPercent(null);
      await utils.file.invalidate();
    }
  };
  return { percent, replace };
}

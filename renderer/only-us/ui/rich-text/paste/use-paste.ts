import { useRef, useState } from 'react';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { type ChosenPicture, pictureOf, useUpload } from '#renderer/only-us/ui/files/use-upload.ts';
import type { PasteOptions } from './paste.ts';

export interface PasteState {
  uploading: number;
  /** Could not be taken along: their addresses, null where there is none. */
  missing: (string | null)[];
}

/** For pasting: uploads pictures, which `add` remembers, and says what became of them. */
export function usePaste(add: (picture: ChosenPicture) => void) {
  const [state, setState] = useState<PasteState>({ uploading: 0, missing: [] });
  const upload = useUpload();
  const send = async (file: File) => {
    try {
      const arrival = await upload(file);
      const picture = 'picture' in arrival ? arrival.picture : pictureOf(arrival.known);
      add(picture);
      return picture.id;
    } catch (failure) {
      toastFailure(failure);
      return null;
    } finally {
      setState((now) => ({ ...now, uploading: now.uploading - 1 }));
    }
  };
  const latest = useRef(send);
  latest.current = send;
  // The same for as long as the editor lives: it takes its options once.
  const [options] = useState<PasteOptions>(() => ({
    async upload(files) {
      setState((now) => ({ ...now, uploading: now.uploading + files.length }));
      const ids = [];
      // One after the other: so two that are the same become one file.
      for (const file of files) ids.push(await latest.current(file));
      return ids;
    },
    onMissing: (missing) => setState((now) => (missing.length > 0 ? { ...now, missing } : now)),
  }));
  return { options, state, dismiss: () => setState((now) => ({ ...now, missing: [] })) };
}

import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import type { ChosenPicture } from './use-upload.ts';

/**
 * The picture that a field shows for the file that the form holds (`value`; null or 0 for none). Usually it is the saved
 * one, or the one taken last. A form that was put back, or took over somebody else's change, holds an id that only the
 * server knows more of.
 */
export function useShownPicture(saved: ShownPicture | null, value: number | null) {
  const [first] = useState({ id: value, picture: saved });
  const [taken, take] = useState(first);
  const known = [taken, first].find(({ id, picture }) => id === value && (picture !== null || !value));
  const asked = known ? 0 : (value ?? 0);
  const { data: file } = api.file.get.useQuery({ id: asked }, { enabled: asked > 0, retry: false });
  return {
    shown: known ? known.picture : (asked > 0 && file?.picture) || null,
    take: ({ id, ...picture }: ChosenPicture) => take({ id, picture }),
  };
}

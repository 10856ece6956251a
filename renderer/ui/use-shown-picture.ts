import { useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { ShownPicture } from '#server/files/shown-picture.ts';
import type { ChosenPicture } from './use-upload.ts';

/**
 * The picture that a field shows for the file that the form holds (`value`; undefined: the form doesn't say). Usually it
 * is the saved one, or the one taken last. A form that was put back, or took over somebody else's change, holds an id
 * that is known to the server alone.
 */
export function useShownPicture(saved: ShownPicture | null, value?: number | null) {
  const [first] = useState({ id: value, picture: saved });
  const [taken, take] = useState<{ id?: number | null; picture: ShownPicture | null }>(first);
  const known = [taken, first].find(({ id }) => id === value);
  const asked = value && !known ? value : null;
  const { data: file } = api.file.get.useQuery({ id: asked ?? 0 }, { enabled: asked !== null, retry: false });
  const ofForm = known ? known.picture : ((asked && file?.picture) ?? null);
  return {
    shown: value === undefined ? taken.picture : ofForm || null,
    take: ({ id, ...picture }: ChosenPicture) => take({ id: value === undefined ? undefined : id, picture }),
    takeAway: () => take({ id: value === undefined ? undefined : null, picture: null }),
  };
}

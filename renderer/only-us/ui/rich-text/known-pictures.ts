import { createContext, useContext, useState } from 'react';
import { api } from '#renderer/only-us/api.ts';
import type { Pictures, ShownPicture } from '#server/files/shown-picture.ts';

interface Known {
  of(fileId: number): ShownPicture | undefined;
  add(picture: ShownPicture & { id: number }): void;
}

const Context = createContext<Known>({ of: () => undefined, add() {} });

/** Around an editor: the pictures that can be shown without asking the server. */
export const KnownPictures = Context.Provider;

/** Those that came with the text, and those that were chosen since. */
export function useKnownPictures(pictures: Pictures): Known {
  const [chosen] = useState(() => new Map<number, ShownPicture>());
  return {
    of: (fileId) => chosen.get(fileId) ?? pictures[fileId],
    add: ({ id, ...picture }) => chosen.set(id, picture),
  };
}

/** Adds a picture to the editor's cache before it is inserted. */
export function useAddPicture() {
  return useContext(Context).add;
}

/** A picture by the id of its file; asks the server for one that came by pasting or out of a draft. */
export function usePicture(fileId: number): { picture?: ShownPicture; gone: boolean } {
  const known = useContext(Context).of(fileId);
  const asked = { enabled: !known, retry: false, meta: { toast: false } };
  const { data, isError } = api.file.get.useQuery({ id: fileId }, asked);
  return { picture: known ?? data?.picture, gone: !known && isError };
}

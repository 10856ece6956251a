import { createContext, useContext, useState } from 'react';
import type { Pictures, ShownPicture } from '#database/shown-picture.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { api } from '../../api.ts';
import { t } from './texts.ts';

type Known = Pictures[number];

interface KnownFiles {
  of(fileId: number): Known | undefined;
  add(picture: ShownPicture & { id: number }): void;
}

const Context = createContext<KnownFiles>({ of: () => undefined, add() {} });

/** Around an editor: the pictures that can be shown without asking the server. */
export const KnownPictures = Context.Provider;

/** Those that came with the text, and those that were chosen since. */
export function useKnownPictures(pictures: Pictures): KnownFiles {
  const [chosen] = useState(() => new Map<number, ShownPicture>());
  const [, show] = useState({});
  return {
    of: (fileId) => chosen.get(fileId) ?? pictures[fileId],
    add({ id, ...picture }) {
      chosen.set(id, picture);
      // One that is shown already was cropped, or described in other words.
      show({});
    },
  };
}

export function useAddPicture() {
  return useContext(Context).add;
}

/**
 * A picture by the id of its file, undefined for none; asks the server for one that came by pasting or out of a draft.
 * `named`: with its name, type and size.
 */
export function usePicture(
  fileId: number | undefined,
  { named = false } = {},
): { picture?: Known; gone: boolean } {
  const found = useContext(Context).of(fileId ?? 0);
  const known = named && !found?.name ? undefined : found;
  const asked = { enabled: !known && fileId !== undefined, retry: false, meta: { toast: false } };
  const { data, isError } = api.file.get.useQuery({ id: fileId ?? 0 }, asked);
  return { picture: known ?? (data && { ...data, ...data.picture }), gone: !known && isError };
}

interface PictureProps {
  fileId: number;
  sizes: string;
  /** Instead of the file's own alternative text. */
  alt?: string | null;
}

/** A picture by the id of its file; a sentence where the file was deleted. */
export function KnownPicture({ fileId, sizes, alt }: PictureProps) {
  const { picture, gone } = usePicture(fileId);
  if (gone) return <p className="gone">{t('pictureGone')}</p>;
  if (!picture) return null;
  return <Picture picture={{ ...picture, alt: alt ?? picture.alt }} sizes={sizes} ground={picture.color} />;
}

import { useEffect, useMemo, useState } from 'react';
import { say } from '#lib/interface-language.ts';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { maxRows, useEdits } from '#renderer/only-us/ui/bulk/use-edits.ts';
import type { OnStored } from '#renderer/only-us/ui/files/use-uploads.ts';
import { useUnsaved } from '#renderer/only-us/ui/working-copy/unsaved.ts';
import type { GalleryPicture } from './picture.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

export function useNewPictures(pictures: GalleryPicture[], firstType: number) {
  const utils = api.useUtils();
  const [typeId, setTypeId] = useState(firstType);
  const [ids, setIds] = useState<number[]>([]);
  const { mutateAsync } = api.gallery.create.useMutation({ meta: { toast: false } });
  const create: OnStored = async ({ id: fileId }, { name }, before) => {
    const fields = { title: titleOf(name), description: '', fileId, typeId, status: 'draft' } as const;
    const { id } = await mutateAsync({ ...fields, before });
    await utils.gallery.invalidate();
    setIds((all) => [...all, id]);
    return id;
  };
  const made = useMemo(
    () => pictures.filter(({ id }) => ids.includes(id)).slice(0, maxRows),
    [pictures, ids],
  );
  const { rows = [], save } = useEditedPictures(made);
  const editing = useEdits(rows, save);
  useUnsaved(editing.changes.length > 0, t('leaveTitles'));
  const { rows: known, edits, change } = editing;
  // Includes pictures still uploading. Saved together with the typed text: separately, it would change the version it is
  // based on.
  useEffect(() => {
    for (const row of known) {
      const chosen = edits[row.id]?.typeId ?? row.values.typeId;
      if (chosen !== typeId) change(row.id, { typeId });
    }
  }, [known, edits, change, typeId]);
  return { ...editing, ids, typeId, setTypeId, create };
}

/** A default title from a file name: `IMG palet kayu` for `IMG_palet-kayu.JPG`. At most 120 characters. */
function titleOf(filename: string): string {
  const words = filename
    .replace(/\.[^.]*$/, '')
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return words.slice(0, 120).trim() || say('Untitled');
}

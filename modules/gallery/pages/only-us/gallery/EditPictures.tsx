import { useMemo, useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { EditMany } from '#renderer/only-us/ui/bulk/EditMany.tsx';
import type { GalleryPicture } from './picture.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

const fields = [
  { field: 'title', label: t('title'), maxLength: 120 },
  { field: 'alt', label: t('alt'), maxLength: 300 },
];

interface Props {
  ids: number[];
  pictures: GalleryPicture[];
  onClose(): void;
}

export function EditPictures({ ids, pictures, onClose }: Props) {
  // Deleted ones stay, so that their rows can show it.
  const [first] = useState(() => pictures.filter(({ id }) => ids.includes(id)));
  const chosen = useMemo(
    () => first.map((picture) => pictures.find(({ id }) => id === picture.id) ?? picture),
    [first, pictures],
  );
  const { rows, save } = useEditedPictures(chosen, onClose);
  if (!rows) return null;
  const title = t('editMany', { count: rows.length });
  return <EditMany {...{ title, fields, rows, onClose }} note={t('editManyNote')} onSave={save} />;
}

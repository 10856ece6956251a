import { useMemo, useState } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { EditGrid } from '#renderer/only-us/ui/grid/EditGrid.tsx';
import type { GridColumn } from '#renderer/only-us/ui/grid/grid.ts';
import type { GalleryPicture, GalleryType } from './picture.ts';
import { useEditedPictures } from './use-edited-pictures.ts';

interface Props {
  ids: number[];
  pictures: GalleryPicture[];
  types: GalleryType[];
  onClose(): void;
}

/** Titles, alternative texts and types of many pictures, once their files are known. */
export function EditPictures({ ids, pictures, types, onClose }: Props) {
  // What is deleted meanwhile stays, so that its row says so.
  const [first] = useState(() => pictures.filter(({ id }) => ids.includes(id)));
  const chosen = useMemo(
    () => first.map((picture) => pictures.find(({ id }) => id === picture.id) ?? picture),
    [first, pictures],
  );
  const { rows, save } = useEditedPictures(chosen, onClose);
  const columns = useMemo(() => columnsOf(types), [types]);
  if (!rows) return null;
  return (
    <EditGrid
      title={t('editMany', { count: rows.length })}
      note={t('editManyNote')}
      columns={columns}
      rows={rows}
      onSave={save}
      onClose={onClose}
    />
  );
}

function columnsOf(types: GalleryType[]): GridColumn[] {
  const options = types.map(({ id, name }) => ({ value: id, label: name }));
  return [
    { field: 'title', label: t('title'), maxLength: 120 },
    { field: 'alt', label: t('alt'), maxLength: 300 },
    { field: 'typeId', label: t('type'), options },
  ];
}

import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toastFailure } from '#renderer/only-us/toast.ts';
import { type RowChange, refusalsOf } from '#renderer/only-us/ui/bulk/use-edits.ts';
import type { GalleryPicture } from './picture.ts';

/** Fields of many pictures and their files’ alternative texts. `onFailed` runs if the files can’t be loaded. */
export function useEditedPictures(pictures: GalleryPicture[], onFailed?: () => void) {
  const utils = api.useUtils();
  const ids = [...new Set(pictures.flatMap(({ fileId }) => fileId ?? []))];
  const options = { gcTime: 0, placeholderData: keepPreviousData, enabled: ids.length > 0 };
  const { data: files, error } = api.file.getMany.useQuery({ ids }, options);
  useEffect(() => {
    if (!error) return;
    toastFailure(error);
    onFailed?.();
  }, [error, onFailed]);
  const rows = useMemo(() => {
    const known = new Map(files?.map((file) => [file.id, file]));
    return pictures.flatMap(({ id, version, title, typeId, fileId }) => {
      const file = known.get(fileId ?? 0);
      if (!file) return [];
      const { picture, mayChange } = file;
      const values = { title, alt: picture.alt, typeId: typeId ?? 0 };
      const locked = mayChange ? {} : { locked: { alt: t('altLocked') } };
      return [{ id, version, file, name: title, picture, values, ...locked }];
    });
  }, [pictures, files]);
  const { mutateAsync: savePictures } = api.content.updateMany.useMutation();
  const { mutateAsync: saveFiles } = api.file.updateMany.useMutation();
  const save = async (changes: RowChange[]) => {
    const changed = changes.flatMap(({ id, values: { alt, ...values } }) => {
      const row = rows.find((each) => each.id === id);
      return row ? [{ id, version: row.version, values, alt, file: row.file }] : [];
    });
    const ofPictures = changed.flatMap(({ alt: _, file: __, ...row }) =>
      Object.keys(row.values).length > 0 ? [row] : [],
    );
    const ofFiles = changed.flatMap(({ alt, file: { id, version } }) =>
      alt === undefined ? [] : [{ id, version, values: { alt } }],
    );
    const withFile = (fileId: number) => rows.filter(({ file }) => file.id === fileId).map(({ id }) => id);
    const refused: [number, string][] = [];
    try {
      if (ofPictures.length > 0)
        refused.push(...refusalsOf(await savePictures({ type: 'gallery', rows: ofPictures })));
      if (ofFiles.length > 0) refused.push(...refusalsOf(await saveFiles({ rows: ofFiles }), withFile));
    } finally {
      await Promise.all([utils.gallery.invalidate(), utils.file.invalidate()]);
    }
    return new Map(refused);
  };
  return { rows: files && rows, save };
}

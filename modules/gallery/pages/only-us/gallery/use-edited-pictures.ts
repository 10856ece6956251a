import { keepPreviousData } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { useEffect, useMemo } from 'react';
import { t } from '#modules/gallery/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { type GridRow, type RowChange, refusalsOf } from '#renderer/only-us/ui/grid/grid.ts';
import type { AppRouter } from '#server/router.ts';
import type { GalleryPicture } from './picture.ts';

type EditedFile = inferRouterOutputs<AppRouter>['file']['getMany'][number];

// With its file, which has the alternative text.
interface EditedPicture extends GalleryPicture {
  file: EditedFile;
}

/**
 * The rows of a grid for pictures, with the alternative texts of their files, and how both are saved. When the files can't
 * be loaded, `onFailed` comes after the reason.
 */
export function useEditedPictures(pictures: GalleryPicture[], onFailed?: () => void) {
  const ids = [...new Set(pictures.flatMap(({ fileId }) => fileId ?? []))];
  const options = { gcTime: 0, placeholderData: keepPreviousData, enabled: ids.length > 0 };
  const query = api.file.getMany.useQuery({ ids }, options);
  const edited = useMemo(() => query.data && withFiles(pictures, query.data), [pictures, query.data]);
  const { error } = query;
  useEffect(() => {
    if (!error) return;
    toast(failureMessage(error));
    onFailed?.();
  }, [error, onFailed]);
  const rows = useMemo(() => edited?.map(rowOf), [edited]);
  const save = useSavePictures(edited ?? []);
  return { rows, save };
}

function withFiles(pictures: GalleryPicture[], files: EditedFile[]): EditedPicture[] {
  const known = new Map(files.map((file) => [file.id, file]));
  return pictures.flatMap((picture) => {
    const file = known.get(picture.fileId ?? 0);
    return file ? [{ ...picture, file }] : [];
  });
}

function rowOf({ id, title, typeId, file }: EditedPicture): GridRow {
  return {
    id,
    name: title,
    picture: file.picture,
    values: { title, alt: file.picture.alt, typeId: typeId ?? 0 },
    ...(!file.mayChange && { locked: { alt: t('altLocked') } }),
  };
}

function useSavePictures(edited: EditedPicture[]) {
  const utils = api.useUtils();
  const { mutateAsync: savePictures } = api.content.updateMany.useMutation();
  const { mutateAsync: saveFiles } = api.file.updateMany.useMutation();
  return async (changes: RowChange[]) => {
    const { pictures, files } = recordsOf(changes, edited);
    const withFile = (fileId: number) => edited.filter(({ file }) => file.id === fileId).map(({ id }) => id);
    const refused: [number, string][] = [];
    try {
      if (pictures.length > 0)
        refused.push(...refusalsOf(await savePictures({ type: 'gallery', rows: pictures })));
      if (files.length > 0) refused.push(...refusalsOf(await saveFiles({ rows: files }), withFile));
    } finally {
      await Promise.all([utils.gallery.invalidate(), utils.file.invalidate()]);
    }
    return new Map(refused);
  };
}

/** What the changes of the rows are, of the pictures themselves and of their files. */
function recordsOf(changes: RowChange[], edited: EditedPicture[]) {
  const known = new Map(edited.map((picture) => [picture.id, picture]));
  const rows = changes.flatMap(({ id, values: { alt, ...values } }) => {
    const picture = known.get(id);
    return picture ? [{ alt, values, picture }] : [];
  });
  return {
    pictures: rows
      .filter(({ values }) => Object.keys(values).length > 0)
      .map(({ values, picture: { id, version } }) => ({ id, version, values })),
    files: rows
      .filter(({ alt }) => alt !== undefined)
      .map(({ alt, picture: { file } }) => ({ id: file.id, version: file.version, values: { alt } })),
  };
}

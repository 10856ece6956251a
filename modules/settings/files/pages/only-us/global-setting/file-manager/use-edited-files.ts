import { useMemo } from 'react';
import { api } from '#renderer/only-us/api.ts';
import { type RowChange, refusalsOf } from '#renderer/only-us/ui/bulk/use-edits.ts';

export function useEditedFiles(ids: number[]) {
  const utils = api.useUtils();
  const { data: files, error } = api.file.getMany.useQuery({ ids }, { gcTime: 0, enabled: ids.length > 0 });
  const { mutateAsync } = api.file.updateMany.useMutation();
  const rows = useMemo(() => {
    return files?.map(({ id, name, picture, translatedAlt }) => {
      return { id, name, picture, values: { name, alt: picture.alt, translatedAlt } };
    });
  }, [files]);
  const save = async (changes: RowChange[]) => {
    const versions = new Map(files?.map(({ id, version }) => [id, version]));
    try {
      const rows = changes.map(({ id, values }) => ({ id, version: versions.get(id) ?? 1, values }));
      return new Map(refusalsOf(await mutateAsync({ rows })));
    } finally {
      await utils.file.invalidate();
    }
  };
  return { rows, error, save };
}

import { useEffect, useMemo } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { failureMessage } from '#renderer/only-us/failure.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { EditGrid } from '#renderer/only-us/ui/grid/EditGrid.tsx';
import { type RowChange, refusalsOf } from '#renderer/only-us/ui/grid/grid.ts';

const columns = [
  { field: 'name', label: t('name'), maxLength: 120 },
  { field: 'alt', label: t('alt'), maxLength: 300 },
];

/** Names and alternative texts of many files. */
export function EditFiles({ ids, onClose }: { ids: number[]; onClose(): void }) {
  const utils = api.useUtils();
  const { data: files, error } = api.file.getMany.useQuery({ ids }, { gcTime: 0 });
  const { mutateAsync } = api.file.updateMany.useMutation();
  const rows = useMemo(() => {
    return files?.map(({ id, name, picture }) => ({ id, name, picture, values: { name, alt: picture.alt } }));
  }, [files]);
  useEffect(() => {
    if (!error) return;
    toast(failureMessage(error));
    onClose();
  }, [error, onClose]);
  if (!files || !rows) return null;
  const save = async (changes: RowChange[]) => {
    const versions = new Map(files.map(({ id, version }) => [id, version]));
    try {
      const rows = changes.map(({ id, values }) => ({ id, version: versions.get(id) ?? 1, values }));
      return new Map(refusalsOf(await mutateAsync({ rows })));
    } finally {
      await utils.file.invalidate();
    }
  };
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

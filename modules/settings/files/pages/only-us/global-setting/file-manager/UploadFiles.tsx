import { useMemo, useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { useUnsaved } from '#renderer/only-us/ui/base/unsaved.ts';
import { RowFields } from '#renderer/only-us/ui/bulk/RowFields.tsx';
import { maxRows, type RowChange, refusalsOf, useEdits } from '#renderer/only-us/ui/bulk/use-edits.ts';
import { UploadDialog } from '#renderer/only-us/ui/files/UploadDialog.tsx';

const fields = [{ field: 'alt', label: t('alt'), placeholder: t('altHint'), maxLength: 300 }];

interface Props {
  files: File[];
  onShow(fileId: number): void;
  onClose(): void;
}

/** For a duplicate, the existing file is shown. */
export function UploadFiles({ files, onShow, onClose }: Props) {
  const utils = api.useUtils();
  const [ids, setIds] = useState<number[]>([]);
  const { rows = [], save } = useEditedFiles(ids);
  const editing = useEdits(rows, save);
  const hasChanges = editing.changes.length > 0;
  useUnsaved(hasChanges, t('leaveAlts'));
  return (
    <UploadDialog
      title={t('upload')}
      takes="all"
      files={files}
      onStored={async ({ id }) => {
        setIds((all) => [...all, id].slice(-maxRows));
        await utils.file.invalidate();
        return id;
      }}
      summaryOf={(count) => t('uploaded', { count })}
      ending={{
        fieldsOf: ({ madeId }) => <RowFields id={madeId} fields={fields} editing={editing} />,
        onLeave: editing.save,
        closeLabel: t(hasChanges ? 'saveAndClose' : 'close'),
      }}
      onShow={onShow}
      onClose={onClose}
    />
  );
}

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

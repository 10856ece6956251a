import { Button } from '@radix-ui/themes';
import { lazy, Suspense, useCallback, useState } from 'react';
import { t } from '#modules/settings/texts/files.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/ConfirmButton.tsx';
import { EditButton } from '#renderer/only-us/ui/select/EditButton.tsx';
import { SelectionBar } from '#renderer/only-us/ui/select/SelectionBar.tsx';
import { useBatches } from '#renderer/only-us/ui/select/use-batches.ts';
import { useReport } from '#renderer/only-us/ui/select/use-report.ts';
import type { Selection } from '#renderer/only-us/ui/select/use-selection.ts';

// Rarely needed.
const EditFiles = lazy(() => import('./EditFiles.tsx').then((file) => ({ default: file.EditFiles })));

/** What can be done with the selected files; nothing while none is selected. Files that are used stay. */
export function FilesSelectionBar({ selection }: { selection: Selection }) {
  const { ids } = selection;
  const [edited, edit] = useState<number[] | null>(null);
  const utils = api.useUtils();
  const { mutateAsync: deleteMany } = api.file.deleteMany.useMutation();
  const { run, progress } = useBatches();
  const { report, failures } = useReport(selection, () => '');
  const remove = async () => {
    const files = ids.map((id) => ({ id }));
    const result = await run(files, (batch) => deleteMany({ ids: batch.map(({ id }) => id) }));
    void utils.file.invalidate();
    const count = result.done.length;
    if (count > 0) toast(t('deleted'), 'success', { text: t('deletedMany', { count }) });
    report(result);
  };
  const stopEditing = useCallback(() => edit(null), []);
  if (ids.length === 0 && !progress) return null;
  return (
    <>
      <SelectionBar selection={selection} progress={progress} failures={failures}>
        <EditButton ids={ids} onEdit={edit} />
        <ConfirmButton
          title={t('deleteManyTitle', { count: ids.length })}
          description={t('deleteManyText')}
          confirmLabel={t('delete')}
          onConfirm={async () => void remove()}
        >
          <Button variant="soft" color="red">
            {t('delete')}
          </Button>
        </ConfirmButton>
      </SelectionBar>
      {edited && (
        <Suspense>
          <EditFiles ids={edited} onClose={stopEditing} />
        </Suspense>
      )}
    </>
  );
}

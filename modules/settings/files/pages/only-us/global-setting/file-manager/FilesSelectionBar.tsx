import { useCallback, useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { EditButton } from '#renderer/only-us/ui/bulk/EditButton.tsx';
import { SelectionBar } from '#renderer/only-us/ui/bulk/SelectionBar.tsx';
import { useBatches, useReport } from '#renderer/only-us/ui/bulk/use-bulk-change.ts';
import type { Selection } from '#renderer/only-us/ui/bulk/use-selection.ts';
import type { LabelChange } from './LabelDialog.tsx';

const EditFiles = later(() => import('./EditFiles.tsx'), 'EditFiles');
const LabelDialog = later(() => import('./LabelDialog.tsx'), 'LabelDialog');

/** Files in use are not deleted. */
export function FilesSelectionBar({ selection }: { selection: Selection }) {
  const { ids } = selection;
  const [edited, edit] = useState<number[] | null>(null);
  const utils = api.useUtils();
  const [isLabelling, setLabelling] = useState(false);
  const { mutateAsync: label } = api.file.label.useMutation();
  const { mutateAsync: deleteMany } = api.file.deleteMany.useMutation();
  const { run, progress } = useBatches();
  const { report, failures } = useReport(selection, () => '');
  const change = async (call: typeof deleteMany, onDone: (count: number) => void) => {
    const result = await run(ids, (batch) => call({ ids: batch }));
    void utils.file.invalidate();
    if (result.done.length > 0) onDone(result.done.length);
    report(result);
  };
  const relabel = (labels: LabelChange) => {
    setLabelling(false);
    const call: typeof deleteMany = (batch) => label({ ...batch, ...labels });
    void change(call, (count) => toast(t('labelled', { count }), 'success'));
  };
  const remove = () =>
    change(deleteMany, (count) => toast(t('deleted'), 'success', { text: t('deletedMany', { count }) }));
  const stopEditing = useCallback(() => edit(null), []);
  if (ids.length === 0 && !progress) return null;
  return (
    <>
      <SelectionBar selection={selection} progress={progress} failures={failures}>
        <EditButton ids={ids} onEdit={edit} />
        <QuietButton aria-haspopup="dialog" onClick={() => setLabelling(true)}>
          {t('label')}
        </QuietButton>
        <ConfirmButton
          title={t('deleteManyTitle', { count: ids.length })}
          description={t('deleteManyText')}
          confirmLabel={t('delete')}
          onConfirm={async () => void remove()}
        />
      </SelectionBar>
      {edited && <EditFiles ids={edited} onClose={stopEditing} />}
      {isLabelling && (
        <LabelDialog count={ids.length} onLabel={relabel} onClose={() => setLabelling(false)} />
      )}
    </>
  );
}

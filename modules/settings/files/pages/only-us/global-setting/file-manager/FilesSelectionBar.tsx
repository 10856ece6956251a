import { useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { api } from '#renderer/only-us/api.ts';
import { toast } from '#renderer/only-us/toast.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { ConfirmButton } from '#renderer/only-us/ui/base/ConfirmButton.tsx';
import { DialogButton } from '#renderer/only-us/ui/base/DialogButton.tsx';
import { later } from '#renderer/only-us/ui/base/later.tsx';
import { QuietButton } from '#renderer/only-us/ui/base/QuietButton.tsx';
import { EditButton, SelectionBar } from '#renderer/only-us/ui/bulk/SelectionBar.tsx';
import { useBatches, useReport } from '#renderer/only-us/ui/bulk/use-bulk-change.ts';
import type { Selection } from '#renderer/only-us/ui/bulk/use-selection.ts';
import { LabelsField } from './LabelsField.tsx';

const EditFiles = later(() => import('./EditFiles.tsx'), 'EditFiles');

/** Files in use are not deleted. */
export function FilesSelectionBar({ selection }: { selection: Selection }) {
  const { ids } = selection;
  const [edited, edit] = useState<number[] | null>(null);
  const utils = api.useUtils();
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
    const call: typeof deleteMany = (batch) => label({ ...batch, ...labels });
    void change(call, (count) => toast(t('labelled', { count }), 'success'));
  };
  const remove = () =>
    change(deleteMany, (count) => toast(t('deleted'), 'success', { text: t('deletedMany', { count }) }));
  if (ids.length === 0 && !progress) return null;
  return (
    <>
      <SelectionBar selection={selection} progress={progress} failures={failures}>
        <EditButton ids={ids} onEdit={edit} />
        <DialogButton button={<QuietButton>{t('label')}</QuietButton>}>
          {(close) => <LabelDialog count={ids.length} onLabel={relabel} onClose={close} />}
        </DialogButton>
        <ConfirmButton
          title={t('deleteManyTitle', { count: ids.length })}
          description={t('deleteManyText')}
          confirmLabel={t('delete')}
          onConfirm={async () => void remove()}
        />
      </SelectionBar>
      {edited && <EditFiles ids={edited} onClose={() => edit(null)} />}
    </>
  );
}

interface LabelChange {
  add: string[];
  remove: string[];
}

interface LabelProps {
  count: number;
  onLabel(change: LabelChange): void;
  onClose(): void;
}

function LabelDialog({ count, onLabel, onClose }: LabelProps) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  return (
    <ActionDialog
      title={t('labelMany', { count })}
      maxWidth="480px"
      action={t('label')}
      isDisabled={add.length + remove.length === 0}
      onSubmit={() => {
        onClose();
        onLabel({ add, remove });
      }}
      onClose={onClose}
    >
      <LabelsField label={t('labelsToAdd')} value={add} onChange={setAdd} />
      <LabelsField label={t('labelsToRemove')} value={remove} onChange={setRemove} />
    </ActionDialog>
  );
}

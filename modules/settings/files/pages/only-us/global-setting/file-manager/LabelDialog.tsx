import { useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { ActionDialog } from '#renderer/only-us/ui/base/ActionDialog.tsx';
import { Field } from '#renderer/only-us/ui/base/Field.tsx';
import { LabelsInput } from '#renderer/only-us/ui/files/details/LabelsInput.tsx';

export interface LabelChange {
  add: string[];
  remove: string[];
}

interface Props {
  count: number;
  onLabel(change: LabelChange): void;
  onClose(): void;
}

export function LabelDialog({ count, onLabel, onClose }: Props) {
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  return (
    <ActionDialog
      title={t('labelMany', { count })}
      maxWidth="480px"
      action={t('label')}
      isDisabled={add.length + remove.length === 0}
      onSubmit={() => onLabel({ add, remove })}
      onClose={onClose}
    >
      <Field label={t('labelsToAdd')}>
        <LabelsInput value={add} onChange={setAdd} />
      </Field>
      <Field label={t('labelsToRemove')}>
        <LabelsInput value={remove} onChange={setRemove} placeholder={t('removedLabel')} />
      </Field>
    </ActionDialog>
  );
}

import { Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { t } from '#modules/settings/files/texts.ts';
import { DialogFooter } from '#renderer/only-us/ui/DialogFooter.tsx';
import { Field } from '#renderer/only-us/ui/Field.tsx';
import { LabelsInput } from '#renderer/only-us/ui/files/details/LabelsInput.tsx';
import { OpenDialog } from '#renderer/only-us/ui/OpenDialog.tsx';

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
    <OpenDialog title={t('labelMany', { count })} maxWidth="480px" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onLabel({ add, remove });
        }}
      >
        <Flex direction="column" gap="4">
          <Field label={t('labelsToAdd')}>
            <LabelsInput value={add} onChange={setAdd} />
          </Field>
          <Field label={t('labelsToRemove')}>
            <LabelsInput value={remove} onChange={setRemove} placeholder={t('removedLabel')} />
          </Field>
        </Flex>
        <DialogFooter onClose={onClose}>
          <Button type="submit" disabled={add.length + remove.length === 0}>
            {t('label')}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}

import { TextArea } from '@radix-ui/themes';
import { useState } from 'react';
import { ActionDialog } from '../base/ActionDialog.tsx';
import { Field } from '../base/Field.tsx';

interface Props {
  title: string;
  description: string;
  label: string;
  action: string;
  isRequired?: boolean;
  /** It may fail: then the dialog stays. */
  onSend(note: string): Promise<unknown>;
  onClose(): void;
}

export function NoteDialog({ label, isRequired, onSend, ...dialog }: Props) {
  const [note, setNote] = useState('');
  const send = () => onSend(note.trim()).then(dialog.onClose, () => undefined);
  return (
    <ActionDialog {...dialog} maxWidth="480px" onSubmit={send}>
      <Field label={label}>
        <TextArea
          autoFocus
          rows={4}
          maxLength={1000}
          required={isRequired}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </ActionDialog>
  );
}

import { Box, Button, TextArea } from '@radix-ui/themes';
import { type FormEvent, useState } from 'react';
import { DialogFooter } from '../DialogFooter.tsx';
import { Field } from '../Field.tsx';
import { OpenDialog } from '../OpenDialog.tsx';

interface Props {
  title: string;
  description: string;
  label: string;
  button: string;
  isRequired?: boolean;
  /** It may fail: then the dialog stays. */
  onSend(note: string): Promise<unknown>;
  onClose(): void;
}

export function NoteDialog({ title, description, label, button, isRequired, onSend, onClose }: Props) {
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree it is inside the form of the entry.
    event.stopPropagation();
    setSending(true);
    await onSend(note.trim()).then(onClose, () => setSending(false));
  };
  return (
    <OpenDialog title={title} description={description} maxWidth="480px" onClose={onClose}>
      <form onSubmit={(event) => void send(event)}>
        <Box mt="4">
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
        </Box>
        <DialogFooter onClose={onClose}>
          <Button type="submit" loading={isSending}>
            {button}
          </Button>
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}

import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';

/** A question before something that can't be undone. */
export interface ConfirmDialogProps {
  /** Names the thing: 'Delete “Kotak die-cut”?' */
  title: string;
  description: string;
  confirmLabel: string;
  /** Red, unless nothing gets lost. */
  color?: 'red' | 'orange';
  /** Runs when the answer is yes; the question is over when it has worked. */
  onConfirm(): Promise<unknown>;
}

interface Props extends ConfirmDialogProps {
  onDone(): void;
  onCloseAutoFocus?(event: Event): void;
}

/** What stands in an AlertDialog: the question and its two answers. */
export function ConfirmDialogContent({
  title,
  description,
  confirmLabel,
  color = 'red',
  onConfirm,
  onDone,
  ...content
}: Props) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onDone();
    } catch {
      // Told by a toast, as every failed call is; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Content maxWidth="440px" {...content}>
      <AlertDialog.Title>{title}</AlertDialog.Title>
      <AlertDialog.Description>{description}</AlertDialog.Description>
      <Flex gap="3" mt="5" justify="end">
        <AlertDialog.Cancel>
          <Button variant="soft" color="gray">
            Cancel
          </Button>
        </AlertDialog.Cancel>
        <Button color={color} loading={busy} onClick={confirm}>
          {confirmLabel}
        </Button>
      </Flex>
    </AlertDialog.Content>
  );
}

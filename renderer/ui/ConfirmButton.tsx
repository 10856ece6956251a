import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';

interface Props {
  /** The button that asks. */
  children: ReactNode;
  /** The question, naming the thing: 'Delete “Kotak die-cut”?' */
  title: string;
  description: string;
  confirmLabel: string;
  /** Red, unless nothing gets lost. */
  color?: 'red' | 'orange';
  /** Runs when the answer is yes; the dialog closes when it has worked. */
  onConfirm(): Promise<unknown>;
}

/** A button that asks before it does what can't be undone. */
export function ConfirmButton({
  children,
  title,
  description,
  confirmLabel,
  color = 'red',
  onConfirm,
}: Props) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOpen(false);
    } catch {
      // Told by a toast, as every failed call is; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger>{children}</AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px">
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
    </AlertDialog.Root>
  );
}

import { AlertDialog } from '@radix-ui/themes';
import { ConfirmDialogContent, type ConfirmDialogProps } from './ConfirmDialogContent.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** The dialog of a `ConfirmButton`, opened by something else. It is open while mounted. */
export function ConfirmDialog({ onClose, ...dialog }: ConfirmDialogProps & { onClose(): void }) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <ConfirmDialogContent {...dialog} onDone={onClose} onCloseAutoFocus={restoreFocus} />
    </AlertDialog.Root>
  );
}

import { AlertDialog } from '@radix-ui/themes';
import { ConfirmDialogContent, type ConfirmDialogProps } from './ConfirmDialogContent.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** The question of a `ConfirmButton` without the button, where something else has asked for it. It stands while it is mounted. */
export function ConfirmDialog({ onClose, ...dialog }: ConfirmDialogProps & { onClose(): void }) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <ConfirmDialogContent {...dialog} onDone={onClose} onCloseAutoFocus={restoreFocus} />
    </AlertDialog.Root>
  );
}

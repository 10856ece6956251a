import { AlertDialog } from '@radix-ui/themes';
import { Question, type QuestionProps } from './Question.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

/** The question of a `ConfirmButton` without the button, where something else has asked for it. It stands while it is mounted. */
export function ConfirmDialog({ onClose, ...question }: QuestionProps & { onClose(): void }) {
  const restoreFocus = useRestoreFocus();
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onClose()}>
      <Question {...question} onDone={onClose} onCloseAutoFocus={restoreFocus} />
    </AlertDialog.Root>
  );
}

import { Dialog } from '@radix-ui/themes';
import type { KeyboardEvent, ReactNode } from 'react';
import { isSaveKey } from './save-key.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  title: string;
  description?: string;
  maxWidth: string;
  className?: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog that is open while mounted. Its keys stay in it: the form that it was opened from would save at Ctrl+S. */
export function OpenDialog({ title, description, maxWidth, className, onClose, children }: Props) {
  const restoreFocus = useRestoreFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        className={className}
        maxWidth={maxWidth}
        onKeyDown={keepKeys}
        onCloseAutoFocus={restoreFocus}
        {...(!description && { 'aria-describedby': undefined })}
      >
        <Dialog.Title mb={description ? '1' : '4'}>{title}</Dialog.Title>
        {description && (
          <Dialog.Description size="1" color="gray">
            {description}
          </Dialog.Description>
        )}
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function keepKeys(event: KeyboardEvent) {
  if (isSaveKey(event)) event.preventDefault();
  event.stopPropagation();
}

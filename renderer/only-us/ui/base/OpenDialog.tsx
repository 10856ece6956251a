import { Dialog, VisuallyHidden } from '@radix-ui/themes';
import type { KeyboardEvent, ReactNode } from 'react';
import { isSaveKey } from './save-key.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  title: string;
  description?: string;
  isTitleHidden?: boolean;
  maxWidth: string;
  className?: string;
  onClose(): void;
  onCloseAutoFocus?(event: Event): void;
  children: ReactNode;
}

/** A dialog that is open while mounted. Its keys stay in it: the form that it was opened from would save at Ctrl+S. */
export function OpenDialog({ title, description, isTitleHidden, onClose, children, ...content }: Props) {
  const restoreFocus = useRestoreFocus();
  const heading = <Dialog.Title mb={description ? '1' : '4'}>{title}</Dialog.Title>;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        onKeyDown={keepKeys}
        onCloseAutoFocus={restoreFocus}
        {...content}
        {...(!description && { 'aria-describedby': undefined })}
      >
        {isTitleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
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

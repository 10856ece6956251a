import { Dialog, Flex, VisuallyHidden } from '@radix-ui/themes';
import type { KeyboardEvent, ReactNode } from 'react';
import { localize } from '#lib/interface-language.ts';
import { QuietButton } from './QuietButton.tsx';
import { isSaveKey } from './save-key.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  title: string;
  description?: string;
  isTitleHidden?: boolean;
  maxWidth: string;
  className?: string;
  onClose(): void;
  /** Moves the focus once it has closed; by default, to where it was before (`restore`). */
  onClosed?(restore: () => void): void;
  children: ReactNode;
}

/** A dialog that is open while mounted. Its keys stay in it: the form that it was opened from would save at Ctrl+S. */
export function OpenDialog(props: Props) {
  const { title, description, isTitleHidden, onClose, onClosed, children, ...content } = props;
  useRestoreFocus(onClosed);
  const heading = <Dialog.Title mb={description ? '1' : '4'}>{title}</Dialog.Title>;
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Content
        onKeyDown={keepKeys}
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

interface FooterProps {
  onClose(): void;
  cancel?: string;
  children?: ReactNode;
}

/** The actions of a dialog and 'Cancel'; without any, 'Close'. */
export function DialogFooter({ onClose, cancel = localize('Cancel'), children }: FooterProps) {
  return (
    <Flex gap="3" mt="5" justify="end" wrap="wrap">
      <QuietButton onClick={onClose}>{children ? cancel : localize('Close')}</QuietButton>
      {children}
    </Flex>
  );
}

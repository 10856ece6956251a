import { Dialog } from '@radix-ui/themes';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  email: string;
  open: boolean;
  onClose(): void;
  /** Once it has gone: puts the focus back to where it came from. */
  onGone(): void;
}

/** The dialog of spec §4. Closing it takes the form and what was typed away. */
export function ChangePassword({ email, open, onClose, onGone }: Props) {
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    onGone();
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Content maxWidth="440px" aria-describedby={undefined} onCloseAutoFocus={restoreFocus}>
        <Dialog.Title mb="4">Change Password</Dialog.Title>
        <PasswordForm email={email} onDone={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

import { OpenDialog } from '../ui/base/OpenDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';

interface Props {
  email: string;
  onClose(): void;
  /** Once it has gone: puts the focus back to where it came from. */
  onGone(): void;
}

/** The dialog of spec §4. Closing it takes the form and what was typed away. */
export function ChangePassword({ email, onClose, onGone }: Props) {
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    onGone();
  };
  return (
    <OpenDialog title="Change Password" maxWidth="440px" onClose={onClose} onCloseAutoFocus={restoreFocus}>
      <PasswordForm email={email} onDone={onClose} />
    </OpenDialog>
  );
}

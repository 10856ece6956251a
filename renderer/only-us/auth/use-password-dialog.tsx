import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { later } from '../ui/base/later.tsx';

const ChangePassword = later(() => import('./ChangePassword.tsx'), 'ChangePassword');

/** The dialog of spec §4, and what opens it. `onGone` puts the focus back. */
export function usePasswordDialog(onGone: () => void) {
  const email = usePageContext().user?.email ?? '';
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ChangePassword {...{ email, onGone }} onClose={close} />,
  };
}

import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { later } from '../ui/base/later.tsx';

const ChangePassword = later(() => import('./ChangePassword.tsx'), 'ChangePassword');

/** The dialog of spec §4, and what opens it. `onClosed` puts the focus back. */
export function usePasswordDialog(onClosed: () => void) {
  const email = usePageContext().user?.email ?? '';
  const [isOpen, setOpen] = useState(false);
  return {
    open: () => setOpen(true),
    dialog: isOpen && <ChangePassword {...{ email, onClosed }} onClose={() => setOpen(false)} />,
  };
}

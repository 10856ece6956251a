import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { toastFailure } from '../toast.ts';

// The dialog with its form and rules comes when it is asked for.
const loadDialog = () => import('./ChangePassword.tsx').then((file) => file.ChangePassword);

/** The dialog of spec §4, and what opens it. `onGone` puts the focus back. */
export function usePasswordDialog(onGone: () => void) {
  type Dialog = Awaited<ReturnType<typeof loadDialog>>;
  const email = usePageContext().user?.email ?? '';
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    const dialog = await loadDialog().catch((error) => void toastFailure(error));
    if (!dialog) return;
    setLoaded(() => dialog);
    setOpen(true);
  };
  return {
    open,
    dialog: Loaded && <Loaded {...{ email, onGone }} open={isOpen} onClose={() => setOpen(false)} />,
  };
}

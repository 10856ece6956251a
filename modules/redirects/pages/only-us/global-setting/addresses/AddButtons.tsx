import { Button } from '@radix-ui/themes';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { later } from '#renderer/only-us/ui/later.tsx';
import { useOpened } from '#renderer/only-us/ui/list/use-opened.ts';
import { t } from './texts.ts';

// Fetched when they are opened first.
/** The form of a redirect. */
export const RedirectDialog = later(() => import('./RedirectDialog.tsx'), 'RedirectDialog');
const ImportDialog = later(() => import('./ImportDialog.tsx'), 'ImportDialog');

/** Adds one redirect. */
export function AddRedirect() {
  const [opened, open] = useOpened();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => open('new')}>
        <Plus size={16} aria-hidden /> {t('add')}
      </Button>
      {opened === 'new' && <RedirectDialog onClose={() => open(null)} />}
    </>
  );
}

/** Adds many from a file. */
export function ImportRedirects() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="soft" color="gray" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden /> {t('import')}
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

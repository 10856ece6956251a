import { Button, IconButton } from '@radix-ui/themes';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  /** What it says beside the icon, where there is room. */
  text?: string;
  size?: '1' | '2';
  /** The dialog, open while mounted. It may be lazy. */
  children(close: () => void): ReactNode;
}

/** A button with an icon that opens a dialog. */
export function DialogButton({ label, icon, text, size, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const says = { 'aria-label': label, title: label, 'aria-haspopup': 'dialog' } as const;
  const button = { ...says, type: 'button', size, color: 'gray', onClick: () => setOpen(true) } as const;
  return (
    <>
      {text ? (
        <Button {...button} variant="ghost" className="form-quiet">
          {icon} <span>{text}</span>
        </Button>
      ) : (
        <IconButton {...button} variant="soft">
          {icon}
        </IconButton>
      )}
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

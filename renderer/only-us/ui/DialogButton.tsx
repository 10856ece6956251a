import { Button, IconButton } from '@radix-ui/themes';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  /** What it says, where the icon alone says too little. */
  text?: string;
  size?: '1' | '2';
  /** The dialog, open while mounted. It may be lazy. */
  children(close: () => void): ReactNode;
}

/** A button with an icon that opens a dialog. */
export function DialogButton({ label, icon, text, size, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const Kind = text ? Button : IconButton;
  return (
    <>
      <Kind
        type="button"
        size={size}
        variant="soft"
        color="gray"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon} {text}
      </Kind>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

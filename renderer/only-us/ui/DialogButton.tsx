import { IconButton } from '@radix-ui/themes';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  size?: '1' | '2';
  /** The dialog, open while mounted. It may be lazy. */
  children(close: () => void): ReactNode;
}

/** A button with an icon that opens a dialog. */
export function DialogButton({ label, icon, size, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        type="button"
        size={size}
        variant="soft"
        color="gray"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon}
      </IconButton>
      {isOpen && <Suspense>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

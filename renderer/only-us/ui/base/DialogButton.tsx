import { Button } from '@radix-ui/themes';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  label: string;
  icon: ReactNode;
  text: string;
  isAsked?: boolean;
  /** The dialog, open while mounted. It may be lazy. */
  children(close: () => void): ReactNode;
}

export function DialogButton({ label, icon, text, isAsked = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <>
      <Button
        type="button"
        variant="ghost"
        color="gray"
        className="form-quiet"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {icon} <span>{text}</span>
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

import { Button } from '@radix-ui/themes';
import { cloneElement, type ReactElement, type ReactNode, useEffect, useState } from 'react';

interface Props {
  button: ReactElement<{ onClick?(): void; 'aria-haspopup'?: 'dialog' }>;
  isAsked?: boolean;
  /** The dialog, open while mounted. It may be lazy. */
  children(close: () => void): ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ button, isAsked = false, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  return (
    <>
      {cloneElement(button, { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' })}
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  text: string;
}

/** A button of the bar of a form. */
export function ToolButton({ label, icon, text, ...trigger }: ToolProps) {
  return (
    <Button
      type="button"
      variant="ghost"
      color="gray"
      className="form-quiet"
      aria-label={label}
      title={label}
      {...trigger}
    >
      {icon} <span>{text}</span>
    </Button>
  );
}

import { cloneElement, type ReactElement, useState } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { later } from './later.tsx';

/** Loaded with the first question: a dialog is a good part of a first screen's script. */
export const ConfirmDialog = later(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props extends ConfirmDialogProps {
  children: ReactElement<{ onClick?(): void; 'aria-haspopup'?: 'dialog' }>;
}

/** A button that asks before it acts. */
export function ConfirmButton({ children, ...dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {cloneElement(children, { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' })}
      {isOpen && <ConfirmDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

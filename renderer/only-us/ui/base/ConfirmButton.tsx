import type { ReactElement } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { DialogButton } from './DialogButton.tsx';
import { later } from './later.tsx';
import { QuietButton } from './QuietButton.tsx';

/** Loaded with the first question: a dialog is a good part of a first screen's script. */
export const ConfirmDialog = later(() => import('./ConfirmDialog.tsx'), 'ConfirmDialog');

interface Props extends ConfirmDialogProps {
  /** By default a red button with the label of the confirmation. */
  children?: ReactElement<object>;
}

/** A button that asks before it acts. */
export function ConfirmButton({ children, ...dialog }: Props) {
  const button = children ?? <QuietButton color="red">{dialog.confirmLabel}</QuietButton>;
  return (
    <DialogButton button={button}>
      {(onClose) => <ConfirmDialog {...dialog} onClose={onClose} />}
    </DialogButton>
  );
}

import { Button, Grid } from '@radix-ui/themes';
import { type ComponentProps, type FormEvent, type Ref, useState } from 'react';
import { DialogFooter, OpenDialog } from './OpenDialog.tsx';

interface Props extends ComponentProps<typeof OpenDialog> {
  /** The label of its button, which waits for `onSubmit`. Without one, the dialog can only be closed. */
  action?: string;
  actionRef?: Ref<HTMLButtonElement>;
  isDisabled?: boolean;
  onSubmit(): unknown;
}

/** A dialog with fields and a button that uses them. */
export function ActionDialog({ action, actionRef, isDisabled, onSubmit, children, ...dialog }: Props) {
  const [isPending, setPending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree another form may be around it.
    event.stopPropagation();
    setPending(true);
    try {
      await onSubmit();
    } finally {
      setPending(false);
    }
  };
  return (
    <OpenDialog {...dialog}>
      <form onSubmit={(event) => void submit(event)}>
        <Grid gap="4" mt={dialog.description && '4'}>
          {children}
        </Grid>
        <DialogFooter onClose={dialog.onClose}>
          {action && (
            <Button ref={actionRef} type="submit" disabled={isDisabled} loading={isPending}>
              {action}
            </Button>
          )}
        </DialogFooter>
      </form>
    </OpenDialog>
  );
}

import { Suspense, useState } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialogContent.tsx';
import { later } from '../later.tsx';

// Loaded with the first confirmation.
const ConfirmDialog = later(() =>
  import('../ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

/** What to confirm before these values are saved; null for nothing. */
export type ConfirmSave<Values> = (
  values: Values,
) => Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'> | null;

interface PendingConfirmation {
  dialog: NonNullable<ReturnType<ConfirmSave<never>>>;
  answer(yes: boolean): void;
}

/** Asks for confirmation before a save: `confirm` waits for the answer, `pending` is for `<SaveConfirmation>`. */
export function useConfirmation<Values>(confirmSave: ConfirmSave<Values> = () => null) {
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const confirm = async (values: Values): Promise<boolean> => {
    const dialog = confirmSave(values);
    if (!dialog) return true;
    const yes = await new Promise<boolean>((answer) => setPending({ dialog, answer }));
    setPending(null);
    return yes;
  };
  return { pending, confirm };
}

/** The confirmation of a save, while one is pending. */
export function SaveConfirmation({ pending }: Pick<ReturnType<typeof useConfirmation>, 'pending'>) {
  if (!pending) return null;
  const { dialog, answer } = pending;
  return (
    <Suspense>
      <ConfirmDialog
        {...dialog}
        color="orange"
        onConfirm={async () => answer(true)}
        onClose={() => answer(false)}
      />
    </Suspense>
  );
}

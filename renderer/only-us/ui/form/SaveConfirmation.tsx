import { Suspense } from 'react';
import { later } from '../later.tsx';
import type { useConfirmation } from './use-confirmation.ts';

// Loaded with the first confirmation.
const ConfirmDialog = later(() =>
  import('../ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

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

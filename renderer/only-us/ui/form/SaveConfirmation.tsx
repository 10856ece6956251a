import { lazy, Suspense } from 'react';
import type { useConfirmation } from './use-confirmation.ts';

// Fetched with the first question.
const ConfirmDialog = lazy(() =>
  import('../ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

/** The question before a save, while it is open. */
export function SaveConfirmation({
  question: pending,
}: Pick<ReturnType<typeof useConfirmation>, 'question'>) {
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

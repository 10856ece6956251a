import { lazy, Suspense } from 'react';
import type { useQuestion } from './use-question.ts';

// Fetched with the first question.
const ConfirmDialog = lazy(() =>
  import('../ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

/** The question before a save, while it is open. */
export function SaveQuestion({ question }: Pick<ReturnType<typeof useQuestion>, 'question'>) {
  if (!question) return null;
  const { asked, answer } = question;
  return (
    <Suspense>
      <ConfirmDialog
        {...asked}
        color="orange"
        onConfirm={async () => answer(true)}
        onClose={() => answer(false)}
      />
    </Suspense>
  );
}

import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import type { QuestionProps } from './Question.tsx';

// Fetched with the first question: a dialog is a good part of a first screen's script.
const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog.tsx').then((file) => ({ default: file.ConfirmDialog })),
);

interface Props extends QuestionProps {
  /** The button that asks. */
  children: ReactElement<{ onClick?(): void; 'aria-haspopup'?: 'dialog' }>;
}

/** A button that asks before it does what can't be undone. */
export function ConfirmButton({ children, ...question }: Props) {
  const [asking, ask] = useState(false);
  return (
    <>
      {cloneElement(children, { onClick: () => ask(true), 'aria-haspopup': 'dialog' })}
      {asking && (
        <Suspense>
          <ConfirmDialog {...question} onClose={() => ask(false)} />
        </Suspense>
      )}
    </>
  );
}

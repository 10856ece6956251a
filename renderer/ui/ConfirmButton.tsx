import { AlertDialog } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { Question, type QuestionProps } from './Question.tsx';

interface Props extends QuestionProps {
  /** The button that asks. */
  children: ReactNode;
}

/** A button that asks before it does what can't be undone. */
export function ConfirmButton({ children, ...question }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger>{children}</AlertDialog.Trigger>
      <Question {...question} onDone={() => setOpen(false)} />
    </AlertDialog.Root>
  );
}

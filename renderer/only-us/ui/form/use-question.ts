import { useState } from 'react';
import type { ConfirmDialogProps } from '../ConfirmDialogContent.tsx';

/** What to ask before these values are saved; null when nothing has to be. */
export type AskBefore<Values> = (
  values: Values,
) => Pick<ConfirmDialogProps, 'title' | 'description' | 'confirmLabel'> | null;

interface Open {
  asked: NonNullable<ReturnType<AskBefore<never>>>;
  answer(yes: boolean): void;
}

/** Asks before a save: `confirmed` waits for the answer, `question` is the open question for `<SaveQuestion>`. */
export function useQuestion<Values>(askBefore: AskBefore<Values> = () => null) {
  const [question, setQuestion] = useState<Open | null>(null);
  const confirmed = async (values: Values): Promise<boolean> => {
    const asked = askBefore(values);
    if (!asked) return true;
    const yes = await new Promise<boolean>((answer) => setQuestion({ asked, answer }));
    setQuestion(null);
    return yes;
  };
  return { question, confirmed };
}

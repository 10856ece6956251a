import { Dialog, Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { createContext, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { StepButton } from '../StepButton.tsx';
import { useRestoreFocus } from '../use-restore-focus.ts';
import { openerOf, type Steps } from './steps.ts';
import { t } from './texts.ts';

/** What the form in a dialog does when the dialog closes, gets a key, or is to show another record. */
export interface FormInside {
  close(): void;
  onKey(event: KeyboardEvent): void;
  /** Saves what was typed, and takes the step then. */
  stepAfterSaving(step: () => void): void;
}

/** Where a form finds the dialog that it is in. */
export const Shell = createContext<RefObject<FormInside | null> | null>(null);

interface Props {
  title: string;
  maxWidth?: string | undefined;
  /** The steps to other records. Then the form needs the record's id as its key. */
  steps?: Steps | undefined;
  children: ReactNode;
}

/** A dialog around a form. It stays, with its focus, when steps lead to another record. */
export function DialogShell({ title, maxWidth = '560px', steps, children }: Props) {
  const inside = useRef<FormInside>(null);
  const restoreFocus = useRestoreFocus();
  const [firstId] = useState(steps?.id);
  const take = (step: (() => void) | undefined) => step && inside.current?.stepAfterSaving(step);
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    const isStep = steps && isHere && event.altKey && ['PageUp', 'PageDown'].includes(event.key);
    if (!isStep) return inside.current?.onKey(event);
    event.preventDefault();
    take(event.key === 'PageUp' ? steps.previous : steps.next);
  };
  const returnFocus = (event: Event) => {
    restoreFocus(event);
    if (steps && steps.id !== firstId) openerOf(steps)?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || inside.current?.close()}>
      <Dialog.Content
        maxWidth={maxWidth}
        onKeyDown={onKey}
        onCloseAutoFocus={returnFocus}
        aria-describedby={undefined}
      >
        <Dialog.Title className={steps && 'dialog-stepped-title'}>{title}</Dialog.Title>
        {steps && <StepButtons steps={steps} onStep={take} />}
        <Shell.Provider value={inside}>{children}</Shell.Provider>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface StepButtonsProps {
  steps: Steps;
  onStep(step: () => void): void;
}

/** Which record of a list is open, and buttons to the ones before and after it. */
function StepButtons({ steps: { name, place, total, previous, next }, onStep }: StepButtonsProps) {
  return (
    <Flex className="dialog-steps" align="center" gap="2">
      <Text size="2" color="gray" role="status">
        <VisuallyHidden>{name}, </VisuallyHidden>
        {t('place', { place, total })}
      </Text>
      <StepButton variant="soft" label={t('previous')} onStep={previous && (() => onStep(previous))}>
        <ChevronLeft size={16} />
      </StepButton>
      <StepButton variant="soft" label={t('next')} onStep={next && (() => onStep(next))}>
        <ChevronRight size={16} />
      </StepButton>
    </Flex>
  );
}

import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  variant: 'ghost' | 'soft';
  /** Takes the step; missing when there is none left. */
  onStep: (() => void) | undefined;
  children: ReactNode;
}

/** A button that goes on step by step, up to an end. There it keeps the focus, which a disabled one would lose. */
export function StepButton({ label, variant, onStep, children }: Props) {
  const atEnd = onStep ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <IconButton type="button" variant={variant} color="gray" aria-label={label} onClick={onStep} {...atEnd}>
      {children}
    </IconButton>
  );
}

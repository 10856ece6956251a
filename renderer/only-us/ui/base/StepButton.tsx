import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  variant: 'ghost' | 'soft';
  onStep: (() => void) | undefined;
  children: ReactNode;
}

/** A button for repeated steps. At the end it keeps the focus, which a disabled button would lose. */
export function StepButton({ label, variant, onStep, children }: Props) {
  const atEnd = onStep ? {} : { 'aria-disabled': true, 'data-disabled': true };
  return (
    <IconButton type="button" variant={variant} color="gray" aria-label={label} onClick={onStep} {...atEnd}>
      {children}
    </IconButton>
  );
}

import { Button } from '@radix-ui/themes';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  label?: string;
  text: string;
  isMain?: boolean;
  onClick(): void;
}

/** A button of an upload. When it goes while it has the focus, its row gets the focus, so that Tab goes on from there. */
export function RowButton({ label, text, isMain = false, onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current && current === document.activeElement) current.closest('li')?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      size="1"
      variant={isMain ? 'solid' : 'soft'}
      color={isMain ? undefined : 'gray'}
      aria-label={label}
      onClick={onClick}
    >
      {text}
    </Button>
  );
}

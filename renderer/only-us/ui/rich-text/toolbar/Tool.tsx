import { IconButton, Tooltip } from '@radix-ui/themes';
import type { ComponentType } from 'react';

interface Props {
  label: string;
  keys?: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  pressed?: boolean;
  disabled?: boolean;
  onClick(): void;
}

export function Tool({ label, keys, icon: Icon, pressed, disabled, onClick }: Props) {
  return (
    <Tooltip content={keys ? `${label} (${keys})` : label}>
      <IconButton
        type="button"
        variant={pressed ? 'soft' : 'ghost'}
        color={pressed ? 'orange' : 'gray'}
        highContrast={!pressed}
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        onClick={onClick}
        // The selection in the text stays where it is.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

import { IconButton, Tooltip } from '@radix-ui/themes';
import type { ComponentType } from 'react';

interface Props {
  label: string;
  /** Its keyboard shortcut, as shown in the tooltip. */
  keys?: string;
  icon: ComponentType<{ size: number; 'aria-hidden': true }>;
  /** For tools that are on or off. */
  pressed?: boolean;
  disabled?: boolean;
  onClick(): void;
}

/** A button of the toolbar. */
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

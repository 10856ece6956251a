import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { opens } from '../form/steps.ts';

interface Props {
  id: number | string;
  onOpen(): void;
  children: ReactNode;
}

/** Opens a record in a dialog over its list, or in another tab where that is asked for: a button with an address. */
export function OpenHere({ id, onOpen, children }: Props) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The router would load the screen again.
    event.stopPropagation();
    onOpen();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button has no address to open in a tab
    <a
      className="open-link"
      role="button"
      href={`?open=${id}`}
      draggable={false}
      aria-haspopup="dialog"
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
      {...opens(id)}
    >
      {children}
    </a>
  );
}

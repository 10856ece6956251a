import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'a'>, 'id'> {
  id: number | string;
  onOpen(): void;
}

/** Opens a record in a dialog over its list; as a link, also in another tab. */
export function OpenHere({ id, onOpen, className = 'open-link', ...others }: Props) {
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
      {...others}
      className={className}
      role="button"
      href={`?open=${id}`}
      draggable={false}
      aria-haspopup="dialog"
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
      data-opens={id}
    />
  );
}

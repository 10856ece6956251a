import { DropdownMenu } from '@radix-ui/themes';
import { type FocusEvent, useRef } from 'react';
import { MoreButton } from './MoreButton.tsx';

/** A page to open in a new tab, or an action. */
export type MenuItem = { label: string; color?: 'red' } & ({ href: string } | { onSelect(): void });

export interface MenuProps {
  label: string;
  size?: '1' | undefined;
  items: readonly (MenuItem | false | '' | undefined)[];
}

export interface Opened {
  isByKey?: boolean;
  onClose?(): void;
}

export function OpenedMenu({ label, size, items, isByKey = false }: MenuProps & Opened) {
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<() => void>(null);
  // As Radix does where its own button opens the menu.
  const isToFocus = useRef(isByKey);
  const focusFirst = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (!isToFocus.current || target !== currentTarget) return;
    isToFocus.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  };
  // Only when the menu is gone and its button has the focus again: a dialog returns the focus to its opener.
  const runChosen = () => {
    button.current?.focus();
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger>
        <MoreButton ref={button} size={size} label={label} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" color="gray" onFocus={focusFirst} onCloseAutoFocus={runChosen}>
        {items.map((item) => {
          if (!item) return null;
          if ('href' in item) {
            return (
              <DropdownMenu.Item key={item.label} asChild>
                <a href={item.href} target="_blank" rel="noreferrer">
                  {item.label}
                </a>
              </DropdownMenu.Item>
            );
          }
          const choose = () => {
            chosen.current = item.onSelect;
          };
          return [
            item.color && <DropdownMenu.Separator key="separator" />,
            <DropdownMenu.Item key={item.label} color={item.color} onSelect={choose}>
              {item.label}
            </DropdownMenu.Item>,
          ];
        })}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

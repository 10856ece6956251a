import { useState } from 'react';
import { later } from './later.tsx';
import { MoreButton } from './MoreButton.tsx';

const OpenedMenu = later(() => import('./OpenedMenu.tsx'), 'OpenedMenu');

/** A thing to do with a row: a page to look at in a tab of its own, or an action. */
export type MenuItem = { label: string; color?: 'red' } & ({ href: string } | { onSelect(): void });

interface Props {
  label: string;
  size?: '1' | undefined;
  isOpen?: boolean | undefined;
  items: readonly (MenuItem | false | '' | undefined)[];
}

/** Rare actions of a row. Red ones come last. */
export function RowMenu({ isOpen = false, ...menu }: Props) {
  const [isAsked, ask] = useState(isOpen);
  const { label, size } = menu;
  const openBelow = ({ key }: { key: string }) => key === 'ArrowDown' && ask(true);
  const button = <MoreButton {...{ label, size }} onClick={() => ask(true)} onKeyDown={openBelow} />;
  if (!isAsked) return button;
  return (
    <OpenedMenu {...menu} onClose={() => ask(false)}>
      {button}
    </OpenedMenu>
  );
}

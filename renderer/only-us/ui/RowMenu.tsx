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
  const [asked, ask] = useState<'byKey' | 'byPointer' | null>(isOpen ? 'byPointer' : null);
  const { label, size } = menu;
  const button = (
    <MoreButton
      {...{ label, size }}
      onClick={({ detail }) => ask(detail === 0 ? 'byKey' : 'byPointer')}
      onKeyDown={({ key }) => key === 'ArrowDown' && ask('byKey')}
    />
  );
  if (!asked) return button;
  return (
    <OpenedMenu {...menu} isByKey={asked === 'byKey'} onClose={() => ask(null)}>
      {button}
    </OpenedMenu>
  );
}

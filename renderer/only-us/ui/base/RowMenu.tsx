import { useState } from 'react';
import { later } from './later.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { MenuProps } from './OpenedMenu.tsx';

const OpenedMenu = later(() => import('./OpenedMenu.tsx'), 'OpenedMenu');

/** Rare actions of a row. Red ones come last. */
export function RowMenu({ isOpen = false, ...menu }: MenuProps & { isOpen?: boolean | undefined }) {
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

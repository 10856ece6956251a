import { type ReactNode, useState } from 'react';
import { later } from './later.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { MenuProps, Opened } from './OpenedMenu.tsx';

const OpenedMenu = later(() => import('./OpenedMenu.tsx'), 'OpenedMenu');

/** Rare actions of a row. Red ones come last. */
export function RowMenu(menu: MenuProps) {
  return <LaterMenu {...menu} render={(opened) => <OpenedMenu {...menu} {...opened} />} />;
}

interface Props extends Pick<MenuProps, 'label' | 'size'> {
  render(opened: Opened & { children: ReactNode }): ReactNode;
}

/** The button of a menu that is rendered from the first click on: a list has many. */
export function LaterMenu({ label, size, render }: Props) {
  const [asked, ask] = useState<'byKey' | 'byPointer' | null>(null);
  const button = (
    <MoreButton
      {...{ label, size }}
      onClick={({ detail }) => ask(detail === 0 ? 'byKey' : 'byPointer')}
      onKeyDown={({ key }) => key === 'ArrowDown' && ask('byKey')}
    />
  );
  return asked ? render({ isByKey: asked === 'byKey', onClose: () => ask(null), children: button }) : button;
}

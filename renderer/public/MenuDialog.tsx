import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import type { FooterLink, MenuItem } from '#server/module.ts';
import { Icon } from './Icon.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { MenuLinks } from './MenuLinks.tsx';

interface MenuDialogProps {
  menu: MenuItem[];
  pathname: string;
  links: FooterLink[];
}

/** The menu of small screens. As a popover it opens and closes, with Escape too, before and without any script. */
export function MenuDialog({ menu, pathname, links }: MenuDialogProps) {
  return (
    <dialog className="menu-dialog" id="menu" popover="auto" aria-label="Menu" lang="en">
      <div className="menu-dialog-top">
        <BrandLogo copyOf="logo" />
        <button className="menu-dialog-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
          Close <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Main">
        <MenuLinks menu={menu} pathname={pathname} />
      </nav>
      <LinkColumns links={links} />
    </dialog>
  );
}

import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import type { FooterLink } from '#server/module/footer.ts';
import type { PublicMenuItem } from '#server/module/menu.ts';
import { Icon } from './Icon.tsx';
import { LinkColumns } from './LinkColumns.tsx';
import { useWords } from './language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { siteWords } from './words.ts';

interface MenuDialogProps {
  menu: PublicMenuItem[];
  pathname: string;
  /** The entries of the footer's menu. */
  footerMenu: PublicMenuItem[];
  links: FooterLink[];
}

/** The menu of small screens. As a popover it opens and closes, with Escape too, before and without any script. */
export function MenuDialog({ menu, footerMenu, pathname, links }: MenuDialogProps) {
  const t = useWords(siteWords);
  return (
    <dialog className="menu-dialog" id="menu" popover="auto" aria-label={t('menu')}>
      <div className="menu-dialog-top">
        <BrandLogo copyOf="logo" />
        <button className="menu-dialog-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
          <span lang="en">Close</span> <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('mainMenu')}>
        <MenuLinks menu={[...menu, ...footerMenu]} pathname={pathname} isOpen />
      </nav>
      <LinkColumns links={links} />
    </dialog>
  );
}

import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import type { MenuItem } from '#server/module.ts';
import { Icon } from './Icon.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { SearchBox } from './SearchBox.tsx';

interface HeaderProps {
  siteName: string;
  menu: MenuItem[];
  pathname: string;
  /** What is searched for, on search pages. */
  query: string;
}

/** Logo, menu (on small screens the button of its dialog) and search box. */
export function Header({ siteName, menu, pathname, query }: HeaderProps) {
  return (
    <header className="header" lang="en">
      <div className="header-row wrap">
        <a className="header-logo" href="/">
          <BrandLogo id="logo" title={`${siteName}, home page`} />
        </a>
        <nav className="header-menu" aria-label="Main">
          <MenuLinks menu={menu} pathname={pathname} />
        </nav>
        <SearchBox query={query} />
        <button className="menu-button" type="button" popoverTarget="menu" aria-label="Menu">
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import type { PublicMenuItem } from '#server/module.ts';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useQuote } from './use-quote.ts';
import { siteWords } from './words.ts';

interface HeaderProps {
  siteName: string;
  menu: PublicMenuItem[];
  pathname: string;
  /** What is searched for, on search pages. */
  query: string;
  /** Where to ask for a quote when the site has no form for it; null without a contact link. */
  chat: string | null;
}

/** Logo, menu (on small screens the button of its dialog), search box and, on laptops, the way to a quote. */
export function Header({ siteName, menu, pathname, query, chat }: HeaderProps) {
  const t = useWords(siteWords);
  const form = useQuote();
  return (
    <header className="header">
      <div className="header-row wrap">
        <a className="header-logo" href="/">
          <BrandLogo id="logo" title={t('homePage', { site: siteName })} />
        </a>
        <nav className="header-menu" aria-label={t('mainMenu')}>
          <MenuLinks menu={menu} pathname={pathname} />
        </nav>
        <SearchBox query={query} />
        {form ? (
          <a className="button header-quote" href={form}>
            {t('quote')}
          </a>
        ) : (
          chat && (
            <a className="button header-quote" href={chat} target="_blank" rel="noopener">
              {t('quote')}
            </a>
          )
        )}
        <button className="menu-button" type="button" popoverTarget="menu" aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

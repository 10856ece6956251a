import type { CSSProperties } from 'react';
import { defaultName } from '#lib/default-brand.ts';
import { BrandLogo } from '#renderer/ui/BrandLogo.tsx';
import { AskButton } from './AskButtons.tsx';
import { Icon } from './Icon.tsx';
import { LanguageSwitch, useOtherPage } from './LanguageSwitch.tsx';
import { useLanguage, useWords } from './language.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { menuRoom, nameWidth } from './menu-room.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';
import { useWaysAround } from './use-chat.ts';
import { siteWords } from './words.ts';

/** Logo, menu (a dialog on small screens), search box and, on laptops, the button for a quote. */
export function Header() {
  const { site, menus } = useServerPage();
  const t = useWords(siteWords);
  const ways = useWaysAround();
  const room = useMenuRoom(ways.form ? t('quote') : ways.chat && 'WhatsApp  ');
  const from = { '--menu-from': `${room}rem` } as CSSProperties;
  return (
    <header
      className={room === 48 ? 'header' : 'header menu-room'}
      {...(room !== 48 && { 'data-menu': room, style: from })}
    >
      <div className="header-row wrap">
        <a className="header-logo tap" href="/">
          <BrandLogo id="logo" title={t('homePage', { site: site.name })} />
        </a>
        <nav className="header-menu" aria-label={t('mainMenu')}>
          <MenuLinks menu={menus().header} />
        </nav>
        <SearchBox />
        <LanguageSwitch short />
        <AskButton />
        <button className="icon-button menu-button" type="button" popoverTarget="menu" aria-label={t('menu')}>
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

/** `button`: the approximate label beside the search box. */
function useMenuRoom(button: string | null) {
  const { site, menus, brand } = useServerPage();
  const language = useLanguage();
  const hasSwitch = useOtherPage() !== null;
  const { logo } = brand;
  const { header: menu } = menus();
  return menuRoom({
    labels: menu.map(({ label }) => label[language]),
    lists: menu.filter(({ items }) => items).length,
    logo: logo ? logoWidth(logo) : site.name === defaultName ? drawnWidth : nameWidth(site.name),
    button,
    hasSwitch,
  });
}

// In pixels: the default brand’s drawing, and the box for a picture (css/parts/brand-logo.css).
const drawnWidth = 110;
const box = { width: 192, height: 36 };

function logoWidth({ width, height }: { width: number; height: number }) {
  return Math.min(box.width, (width / height) * box.height);
}

/** A plain form to /search?q=…; `script/search-box.ts` navigates to /search/{query} directly. */
function SearchBox() {
  const { query } = requestedUrl(useServerPage());
  const t = useWords(siteWords);
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers know the role longer than the element <search>
    <form className="search-box" action="/search" method="get" role="search" data-search>
      <input
        name="q"
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        required
      />
      <button className="icon-button" type="submit" aria-label={t('search')}>
        <Icon name="search" />
      </button>
    </form>
  );
}

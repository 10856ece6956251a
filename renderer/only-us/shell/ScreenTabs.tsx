import './view-tabs.css';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { tabsOf } from './sidebar-entries.ts';

/** Above a screen that shares its entry of the sidebar: the others. */
export function ScreenTabs() {
  const { urlPathname, sidebar } = usePageContext();
  const tabs = tabsOf(urlPathname, sidebar);
  if (tabs.length === 0) return null;
  return (
    <nav className="view-tabs" aria-label={localize(tabs[0]?.tabOf ?? '')}>
      {tabs.map(({ label, route, pathname }) => (
        <a key={route} href={route} aria-current={pathname === urlPathname ? 'page' : undefined}>
          {localize(label)}
        </a>
      ))}
    </nav>
  );
}

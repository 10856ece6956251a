import type { PublicMenuItem } from '#server/navigation/points.ts';
import { Icon } from './Icon.tsx';
import { useLanguage } from './language.ts';
import { requestedUrl } from './requested-url.ts';
import { useServerPage } from './server-page.ts';

interface Props {
  menu: PublicMenuItem[];
  /** Whether sub-entries are visible at once, indented; otherwise they unfold. */
  isOpen?: boolean;
}

/** The public menu. The entry of the page is disabled (spec §2); on pages below it, it leads back up. */
export function MenuLinks({ menu, isOpen = false }: Props) {
  return (
    <ul>
      {menu.map((item) => (
        <li key={item.order}>
          {!item.items || isOpen ? <MenuLink {...item} /> : <MenuGroup {...item} />}
          {item.items && isOpen && <MenuLinks menu={item.items} isOpen />}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ label, route, pathname: own }: PublicMenuItem) {
  const pathname = useMenuPath();
  const rel = own.startsWith('/') ? undefined : 'noopener';
  // A link without an address is how HTML writes a disabled one.
  const target =
    pathname === own
      ? ({ role: 'link', 'aria-disabled': true, 'aria-current': 'page' } as const)
      : { href: route, rel, 'aria-current': isAbove(own, pathname) || undefined };
  return <a {...target}>{label[useLanguage()]}</a>;
}

// An HTML disclosure works by mouse, finger and keyboard without script. Its own page is its first entry.
function MenuGroup({ items = [], ...own }: PublicMenuItem) {
  const pathname = useMenuPath();
  const all = [own, ...items];
  const isCurrent = all.some((each) => each.pathname === pathname || isAbove(each.pathname, pathname));
  return (
    <details className="menu-group" name="menu">
      <summary data-current={isCurrent || undefined}>
        {own.label[useLanguage()]} <Icon name="down" />
      </summary>
      <MenuLinks menu={all} />
    </details>
  );
}

// A page may have its place in the menu elsewhere, such as a job.
function useMenuPath(): string {
  const pageContext = useServerPage();
  return pageContext.meta?.menuPath ?? requestedUrl(pageContext).path;
}

// Home is above everything, and marked only on its own page.
function isAbove(own: string, pathname: string) {
  return own !== '/' && pathname.startsWith(`${own}/`);
}

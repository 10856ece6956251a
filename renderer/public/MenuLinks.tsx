import type { PublicMenuItem } from '#server/rendering/points.ts';
import { Icon } from './Icon.tsx';
import { useLanguage } from './language.ts';

interface Props {
  menu: PublicMenuItem[];
  pathname: string;
  /** Whether sub-entries are visible at once, indented; otherwise they unfold. */
  isOpen?: boolean;
}

/** The public menu. The entry of `pathname` is disabled (spec §2); on pages below it, it leads back up. */
export function MenuLinks({ menu, pathname, isOpen = false }: Props) {
  return (
    <ul>
      {menu.map((item) => (
        <li key={item.order}>
          {!item.items || isOpen ? (
            <MenuLink item={item} pathname={pathname} />
          ) : (
            <MenuGroup item={item} pathname={pathname} />
          )}
          {item.items && isOpen && <MenuLinks menu={item.items} pathname={pathname} isOpen />}
        </li>
      ))}
    </ul>
  );
}

function MenuLink({
  item: { label, route, pathname: own },
  pathname,
}: {
  item: PublicMenuItem;
  pathname: string;
}) {
  const text = label[useLanguage()];
  if (pathname === own) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML writes a disabled one
      <a role="link" aria-disabled="true" aria-current="page">
        {text}
      </a>
    );
  }
  return (
    <a
      href={route}
      rel={own.startsWith('/') ? undefined : 'noopener'}
      aria-current={isAbove(own, pathname) || undefined}
    >
      {text}
    </a>
  );
}

// An HTML disclosure works by mouse, finger and keyboard without script. Its own page is its first entry.
function MenuGroup({ item, pathname }: { item: PublicMenuItem; pathname: string }) {
  const { items = [], ...own } = item;
  const all = [own, ...items];
  const isCurrent = all.some((each) => each.pathname === pathname || isAbove(each.pathname, pathname));
  return (
    <details className="menu-group" name="menu">
      <summary data-current={isCurrent || undefined}>
        {item.label[useLanguage()]} <Icon name="down" />
      </summary>
      <MenuLinks menu={all} pathname={pathname} />
    </details>
  );
}

// Home is above everything, and marked only on its own page.
function isAbove(own: string, pathname: string) {
  return own !== '/' && pathname.startsWith(`${own}/`);
}

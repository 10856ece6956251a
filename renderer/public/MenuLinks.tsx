import type { PublicMenuItem } from '#server/rendering/points.ts';
import { Icon } from './Icon.tsx';
import { useLanguage } from './language.ts';

interface Props {
  menu: PublicMenuItem[];
  pathname: string;
  /** What is below an entry is shown at once, indented; otherwise it opens with the entry. */
  isOpen?: boolean;
}

/**
 * The entries of the public menu. The one of the page at `pathname` is marked and disabled (spec §2); on a page below it,
 * it is marked and leads back up.
 */
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

// A disclosure of HTML: it opens by mouse, finger and keyboard without script. What it is called is its first entry.
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

// Home is above everything, and marked on its own page only.
function isAbove(own: string, pathname: string) {
  return own !== '/' && pathname.startsWith(`${own}/`);
}

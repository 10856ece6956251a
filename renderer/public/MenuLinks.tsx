import type { MenuItem } from '#server/module.ts';

/** The entries of the public menu. That of the page at `pathname` is marked and leads nowhere (spec §2). */
export function MenuLinks({ menu, pathname }: { menu: MenuItem[]; pathname: string }) {
  return (
    <ul>
      {menu.map((item) => (
        <li key={item.route}>
          {isCurrent(item, pathname) ? (
            // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML writes a disabled one
            <a role="link" aria-disabled="true" aria-current="page">
              {item.label}
            </a>
          ) : (
            <a href={item.route}>{item.label}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

// An entry is current with all below it, but Home, which is above everything, only on its own page.
function isCurrent(item: MenuItem, pathname: string) {
  if (item.pathname === '/') return pathname === '/';
  return pathname === item.pathname || pathname.startsWith(`${item.pathname}/`);
}

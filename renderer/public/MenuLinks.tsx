import type { PublicMenuItem } from '#server/module.ts';
import { useLanguage } from './language.ts';

/**
 * The entries of the public menu. The one of the page at `pathname` is marked and disabled (spec §2); on a page below it,
 * it is marked and leads back up.
 */
export function MenuLinks({ menu, pathname }: { menu: PublicMenuItem[]; pathname: string }) {
  const language = useLanguage();
  return (
    <ul>
      {menu.map(({ label, route, pathname: own }) => (
        <li key={route}>
          {pathname === own ? (
            // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML writes a disabled one
            <a role="link" aria-disabled="true" aria-current="page">
              {label[language]}
            </a>
          ) : (
            <a href={route} aria-current={isAbove(own, pathname) || undefined}>
              {label[language]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

// Home is above everything, and marked on its own page only.
function isAbove(own: string, pathname: string) {
  return own !== '/' && pathname.startsWith(`${own}/`);
}

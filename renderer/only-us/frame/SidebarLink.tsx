import { usePageContext } from 'vike-react/usePageContext';
import type { SidebarItem } from '#server/module.ts';
import { isWithin } from '../titles.ts';
import { icons } from './icons.ts';

/** An entry of the sidebar. The current one is marked, on the pages below it too. */
export function SidebarLink({ item, inGroup = false }: { item: SidebarItem; inGroup?: boolean }) {
  const { urlPathname } = usePageContext();
  const Icon = inGroup ? null : icons[item.icon];
  const current = isWithin(urlPathname, item.pathname);
  return (
    <li>
      <a className="sidebar-entry" href={item.route} aria-current={current ? 'page' : undefined}>
        {Icon && <Icon size={18} aria-hidden />}
        {item.label}
      </a>
    </li>
  );
}

import ChevronDown from 'lucide-react/icons/chevron-down';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import { useEffect, useId, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { isWithin } from '../titles.ts';
import { SidebarLink } from './SidebarLink.tsx';
import type { SidebarGroup as Group } from './sidebar-entries.ts';

const icons = { Home: House, Setting: Settings };

/** A group of the sidebar. It opens when one of its entries is the current one (spec §2). */
export function SidebarGroup({ group, items }: Group) {
  const { urlPathname } = usePageContext();
  const current = items.some((item) => isWithin(urlPathname, item.pathname));
  const [open, setOpen] = useState(current);
  useEffect(() => {
    if (current) setOpen(true);
  }, [current]);
  const id = useId();
  const Icon = icons[group];
  return (
    <li>
      <button
        type="button"
        className="option sidebar-entry"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon size={18} aria-hidden />
        {group}
        <ChevronDown className="sidebar-chevron" size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <SidebarLink key={item.route} item={item} inGroup />
        ))}
      </ul>
    </li>
  );
}

import { VisuallyHidden } from '@radix-ui/themes';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import House from 'lucide-react/icons/house';
import Settings from 'lucide-react/icons/settings';
import { useEffect, useId, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { version } from '#package.json';
import type { SidebarEntry } from '#server/rendering/navigation.ts';
import { BrandLogo } from '../../ui/BrandLogo.tsx';
import { api } from '../api.ts';
import { isWithin } from '../titles.ts';
import { entriesOf, type SidebarGroup as Group } from './sidebar-entries.ts';

const icons = { Home: House, Setting: Settings };

/** The areas that this person may open. */
export function Sidebar() {
  const { sidebar, site } = usePageContext();
  const unread = useUnread();
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <a className="sidebar-logo" href="/only-us/dashboard" aria-label={`${site.name}, dashboard`}>
        <BrandLogo />
      </a>
      <nav aria-label="Back office">
        <ul>
          {entriesOf(sidebar).map((entry) =>
            'items' in entry ? (
              <SidebarGroup key={entry.group} {...entry} />
            ) : (
              <SidebarLink key={entry.route} item={entry} unread={unread[entry.pathname]} />
            ),
          )}
        </ul>
      </nav>
      <footer>
        {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
        <a href="/" rel="external">
          <ExternalLink size={16} aria-hidden /> View site
        </a>
        <span>Ver {version}</span>
      </footer>
    </aside>
  );
}

const aMinute = 60_000;

/** How many entries nobody has looked at yet, by the path of their screen: as the page came, and every minute from then on. */
function useUnread(): Record<string, number> {
  const { sidebar, urlPathname } = usePageContext();
  const counted = sidebar.flatMap(({ pathname, unread }) =>
    unread === undefined ? [] : [[pathname, unread]],
  );
  const { data = {} } = api.site.getUnread.useQuery(undefined, {
    enabled: counted.length > 0,
    refetchInterval: aMinute,
    initialData: Object.fromEntries(counted),
  });
  const total = Object.values(data).reduce((sum, count) => sum + count, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router sets the title of each page
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = total > 0 ? `(${total}) ${title}` : title;
  }, [total, urlPathname]);
  return data;
}

/** A group of the sidebar. It opens when one of its entries is the current one (spec §2). */
function SidebarGroup({ group, items }: Group) {
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
        <ChevronDown className="chevron" size={16} aria-hidden />
      </button>
      <ul id={id} hidden={!open}>
        {items.map((item) => (
          <SidebarLink key={item.route} item={item} inGroup />
        ))}
      </ul>
    </li>
  );
}

interface Props {
  item: SidebarEntry;
  inGroup?: boolean;
  /** How many entries nobody has looked at yet. */
  unread?: number;
}

/** An entry of the sidebar. The current one is marked, on the pages below it too. */
function SidebarLink({ item, inGroup = false, unread = 0 }: Props) {
  const { urlPathname } = usePageContext();
  const current = isWithin(urlPathname, item.pathname);
  return (
    <li>
      <a className="option sidebar-entry" href={item.route} aria-current={current ? 'page' : undefined}>
        {!inGroup && <Icon svg={item.icon} />}
        {item.label}
        {unread > 0 && (
          <span className="sidebar-unread">
            {unread > 99 ? '99+' : unread}
            <VisuallyHidden> unread</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}

function Icon({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a module's own icon
  return <span className="sidebar-icon" dangerouslySetInnerHTML={{ __html: svg }} />;
}

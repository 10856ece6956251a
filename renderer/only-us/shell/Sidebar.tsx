import { VisuallyHidden } from '@radix-ui/themes';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import House from 'lucide-react/icons/house';
import PanelLeft from 'lucide-react/icons/panel-left';
import Settings from 'lucide-react/icons/settings';
import { type MouseEvent, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { localize } from '#lib/interface-language.ts';
import { version } from '#package.json';
import { BrandLogo } from '../../ui/BrandLogo.tsx';
import { api } from '../api.ts';
import { isWithin } from '../titles.ts';
import { QuietIconButton } from '../ui/base/QuietButton.tsx';
import { chooseIconsOnly, hasIconsOnly, onAppearance } from './appearance.ts';
import { entriesOf, type SidebarGroup as Group, type SidebarItem } from './sidebar-entries.ts';

const icons = { Home: House, Setting: Settings };

/** The areas that this person may open: by name, or as icons only, which this browser remembers. */
export function Sidebar() {
  const { sidebar, site } = usePageContext();
  const unread = useUnread();
  const iconsOnly = useSyncExternalStore(onAppearance, hasIconsOnly, () => false);
  return (
    <aside className="sidebar" aria-label={localize('Sidebar')}>
      <a
        className="sidebar-logo"
        href="/only-us/dashboard"
        aria-label={`${site.name}, ${localize('dashboard')}`}
      >
        <BrandLogo />
      </a>
      <QuietIconButton
        className="sidebar-toggle"
        label={localize('Compact sidebar')}
        aria-pressed={iconsOnly}
        title={localize(iconsOnly ? 'Show names' : 'Show icons only')}
        onClick={() => chooseIconsOnly(!iconsOnly)}
      >
        <PanelLeft size={18} aria-hidden />
      </QuietIconButton>
      <nav aria-label={localize('Back office')}>
        <ul>
          {entriesOf(sidebar).map((entry) =>
            'items' in entry ? (
              <SidebarGroup key={entry.group} {...entry} iconsOnly={iconsOnly} />
            ) : (
              <SidebarLink key={entry.route} item={entry} unread={unread[entry.pathname]} />
            ),
          )}
        </ul>
      </nav>
      <footer>
        {/* rel="external": the public site is plain documents, which Vike's router leaves to the browser. */}
        <a href="/" rel="external">
          <ExternalLink size={16} aria-hidden />{' '}
          <span className="sidebar-label">{localize('View site')}</span>
        </a>
        <span>Ver {version}</span>
      </footer>
    </aside>
  );
}

const aMinute = 60_000;

/** Counts of new entries by the path of their screen: from the page, and every minute from then on. */
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

/**
 * A group of the sidebar. It opens when one of its entries is the current one (spec §2); beside icons it opens at a click, in front
 * of the screen.
 */
function SidebarGroup({ group, items, iconsOnly }: Group & { iconsOnly: boolean }) {
  const { urlPathname } = usePageContext();
  const current = items.some((item) => isCurrent(urlPathname, item));
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
        data-current={current || undefined}
        {...(iconsOnly
          ? { popoverTarget: id, onClick: placeBeside }
          : { 'aria-expanded': open, 'aria-controls': id, onClick: () => setOpen(!open) })}
      >
        <Icon size={18} aria-hidden />
        <span className="sidebar-label">{group}</span>
        <ChevronDown className="chevron" size={16} aria-hidden />
      </button>
      <ul
        id={id}
        className={iconsOnly ? 'sidebar-group floating' : 'sidebar-group'}
        aria-label={group}
        {...(iconsOnly
          ? { popover: 'auto', onClick: (event) => event.currentTarget.hidePopover() }
          : { hidden: !open })}
      >
        {items.map((item) => (
          <SidebarLink key={item.route} item={item} inGroup />
        ))}
      </ul>
    </li>
  );
}

// Down from the button, or up where there is more room. Before the browser opens it.
function placeBeside({ currentTarget }: MouseEvent<HTMLElement>) {
  const { top, bottom } = currentTarget.getBoundingClientRect();
  const isLow = top > window.innerHeight / 2;
  const { style } = currentTarget.nextElementSibling as HTMLElement;
  style.top = isLow ? 'auto' : `${top}px`;
  style.bottom = isLow ? `${window.innerHeight - bottom}px` : 'auto';
}

interface Props {
  item: SidebarItem;
  inGroup?: boolean;
  unread?: number;
}

/** An entry of the sidebar. The current one is marked, on the pages below it too. */
function SidebarLink({ item, inGroup = false, unread = 0 }: Props) {
  const { urlPathname } = usePageContext();
  const current = isCurrent(urlPathname, item);
  return (
    <li>
      <a className="option sidebar-entry" href={item.route} aria-current={current ? 'page' : undefined}>
        {!inGroup && <Icon svg={item.icon} />}
        <span className="sidebar-label">{localize(item.label)}</span>
        {unread > 0 && (
          <span className="sidebar-unread">
            {unread > 99 ? '99+' : unread}
            <VisuallyHidden> {localize('unread')}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  );
}

function isCurrent(path: string, { pathnames }: SidebarItem) {
  return pathnames.some((pathname) => isWithin(path, pathname));
}

function Icon({ svg }: { svg: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from a module's own icon
  return <span className="sidebar-icon" dangerouslySetInnerHTML={{ __html: svg }} />;
}

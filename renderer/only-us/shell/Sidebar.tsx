import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { version } from '#package.json';
import { BrandLogo } from '../../ui/BrandLogo.tsx';
import { api } from '../api.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { entriesOf } from './sidebar-entries.ts';

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

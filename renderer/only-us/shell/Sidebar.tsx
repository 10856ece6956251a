import ExternalLink from 'lucide-react/icons/external-link';
import { usePageContext } from 'vike-react/usePageContext';
import { version } from '#package.json';
import { BrandLogo } from '../../ui/BrandLogo.tsx';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLink } from './SidebarLink.tsx';
import { entriesOf } from './sidebar-entries.ts';
import { useUnread } from './use-unread.ts';

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

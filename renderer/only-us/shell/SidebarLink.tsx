import { VisuallyHidden } from '@radix-ui/themes';
import { usePageContext } from 'vike-react/usePageContext';
import type { SidebarEntry } from '#server/rendering/navigation.ts';
import { isWithin } from '../titles.ts';

interface Props {
  item: SidebarEntry;
  inGroup?: boolean;
  /** How many entries nobody has looked at yet. */
  unread?: number;
}

/** An entry of the sidebar. The current one is marked, on the pages below it too. */
export function SidebarLink({ item, inGroup = false, unread = 0 }: Props) {
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

import type { SidebarEntry } from '#server/navigation/sidebar.ts';
import { isWithin } from '../titles.ts';

export interface SidebarItem extends SidebarEntry {
  /** The paths of its tabs; its own without any. */
  pathnames: string[];
}

export interface SidebarGroup {
  group: NonNullable<SidebarEntry['group']>;
  items: SidebarItem[];
}

/** The sidebar's items, in their order, with those of a group gathered in it, and tabs in their entry. */
export function entriesOf(sidebar: readonly SidebarEntry[]): (SidebarItem | SidebarGroup)[] {
  const groups = new Map<string, SidebarGroup>();
  const entries: (SidebarItem | SidebarGroup)[] = [];
  for (const item of withoutTabs(sidebar.filter(({ linkedFrom }) => !linkedFrom))) {
    const known = groups.get(item.group ?? '');
    if (known) known.items.push(item);
    else if (!item.group) entries.push(item);
    else {
      const group = { group: item.group, items: [item] };
      groups.set(item.group, group);
      entries.push(group);
    }
  }
  return entries;
}

function withoutTabs(sidebar: readonly SidebarEntry[]): SidebarItem[] {
  return sidebar.flatMap((item) => {
    const { tabOf: label, pathname } = item;
    if (!label) return [{ ...item, pathnames: [pathname] }];
    const tabs = sidebar.filter(({ tabOf }) => tabOf === label);
    return item === tabs[0] ? [{ ...item, label, pathnames: tabs.map((tab) => tab.pathname) }] : [];
  });
}

/** The screens that share the sidebar's entry of this one; none when it has an entry of its own. */
export function tabsOf(path: string, sidebar: readonly SidebarEntry[]): readonly SidebarEntry[] {
  const label = sidebar.find(({ pathname }) => isWithin(path, pathname))?.tabOf;
  const tabs = label ? sidebar.filter(({ tabOf }) => tabOf === label) : [];
  return tabs.length > 1 ? tabs : [];
}

import type { SidebarEntry } from '#server/navigation/sidebar.ts';

export interface SidebarGroup {
  group: NonNullable<SidebarEntry['group']>;
  items: SidebarEntry[];
}

/** The sidebar's items, in their order, with those of a group gathered in it. */
export function entriesOf(sidebar: readonly SidebarEntry[]): (SidebarEntry | SidebarGroup)[] {
  const groups = new Map<string, SidebarGroup>();
  const entries: (SidebarEntry | SidebarGroup)[] = [];
  for (const item of sidebar.filter(({ linkedFrom }) => !linkedFrom)) {
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

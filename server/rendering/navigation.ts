import ChartColumn from 'lucide-react/icons/chart-column';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SessionUser } from '../auth/session-user.ts';
import type { ModuleContext } from '../module/context.ts';
import type { Footer } from '../module/footer.ts';
import type { MenuItem, SidebarItem } from '../module/menu.ts';
import { fromModules } from '../site/modules.ts';

const menus = fromModules('menu');
const staff = ['client', 'administrator'] as const;

const dashboard: SidebarItem = {
  label: 'Dashboard',
  route: '/only-us/dashboard',
  pathname: '/only-us/dashboard',
  order: 0,
  icon: LayoutDashboard,
  roles: staff,
};

const statistics: SidebarItem = {
  label: 'Statistics',
  route: '/only-us/statistics',
  pathname: '/only-us/statistics',
  order: 7,
  icon: ChartColumn,
  roles: ['administrator'],
};

/** An entry of the sidebar as pages get it: the icon is rendered to SVG, so that the browser needs no list of icons. */
export interface SidebarEntry extends MenuItem {
  icon: string;
  group?: SidebarItem['group'];
  add?: SidebarItem['add'];
  /** How many entries nobody has looked at yet; undefined where nobody counts them. */
  unread?: number;
}

const brand: SidebarItem = {
  label: 'Brand',
  route: '/only-us/global-setting/brand',
  pathname: '/only-us/global-setting/brand',
  order: 900,
  group: 'Setting',
  roles: ['administrator'],
};

const menu: SidebarItem = {
  ...brand,
  label: 'Menu',
  route: '/only-us/global-setting/menu',
  pathname: '/only-us/global-setting/menu',
  order: 905,
};

const addresses: SidebarItem = {
  ...brand,
  label: 'Addresses',
  route: '/only-us/global-setting/addresses',
  pathname: '/only-us/global-setting/addresses',
  order: 910,
};

const sidebar = [dashboard, statistics, brand, menu, addresses, ...menus.flatMap((menu) => menu.onlyUs ?? [])]
  .sort((one, other) => one.order - other.order)
  .map(({ icon, ...item }) => ({ ...item, icon: icon ? svgOf(icon) : '' }));

/** The sidebar of a signed-in person: only the pages that their role may open. */
export function sidebarOf(user: SessionUser): SidebarEntry[] {
  return entriesFor(user).map(({ roles: _, countUnread: __, ...entry }) => entry);
}

/** The same with the numbers of unread entries. */
export function sidebarWithUnread(user: SessionUser, context: ModuleContext): SidebarEntry[] {
  return entriesFor(user).map(({ roles: _, countUnread, ...entry }) =>
    countUnread ? { ...entry, unread: countUnread(context) } : entry,
  );
}

function entriesFor(user: SessionUser) {
  return sidebar.filter(({ roles }) => roles.includes(user.role));
}

function svgOf(icon: NonNullable<SidebarItem['icon']>) {
  return renderToStaticMarkup(createElement(icon, { size: 18 }));
}

/** The footer; null when no module provides one: then the layout shows its fallbacks. */
export function loadFooter(context: ModuleContext): Footer | null {
  const [footer] = fromModules('footer');
  return footer ? footer(context) : null;
}

import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Database } from '#database/client.ts';
import { modules } from '#modules/index.ts';
import type { SessionUser } from './auth/session-user.ts';
import type { Footer, MenuItem, SidebarItem, SiteModule } from './module.ts';
import type { Api } from './router.ts';

const all: readonly SiteModule[] = modules;
const staff = ['client', 'administrator'] as const;

/** The public menu: the home page and what the modules bring. */
export const publicMenu: MenuItem[] = [
  { label: 'Home', route: '/', pathname: '/', place: 0 },
  ...all.flatMap((module) => module.menu?.public ?? []),
].sort((one, other) => one.place - other.place);

const dashboard: SidebarItem = {
  label: 'Dashboard',
  route: '/only-us/dashboard',
  pathname: '/only-us/dashboard',
  place: 0,
  icon: LayoutDashboard,
  roles: staff,
};

/** An entry of the sidebar as pages get it: its icon is SVG, so that the browser needs no list of icons. */
export interface SidebarEntry extends MenuItem {
  icon: string;
  group?: SidebarItem['group'];
}

const sidebar = [dashboard, ...all.flatMap((module) => module.menu?.onlyUs ?? [])]
  .sort((one, other) => one.place - other.place)
  .map(({ icon, ...item }) => ({ ...item, icon: icon ? svgOf(icon) : '' }));

/** The sidebar of somebody who is signed in: only what their role may open. */
export function sidebarOf(user: SessionUser): SidebarEntry[] {
  return sidebar.filter(({ roles }) => roles.includes(user.role)).map(({ roles: _, ...entry }) => entry);
}

function svgOf(icon: NonNullable<SidebarItem['icon']>) {
  return renderToStaticMarkup(createElement(icon, { size: 18 }));
}

/** What the footer shows; null when no module brings one, and then the layout's own fallbacks stand there. */
export async function loadFooter(api: Api, db: Database): Promise<Footer | null> {
  const footer = all.find((module) => module.footer)?.footer;
  return footer ? footer(api, db) : null;
}

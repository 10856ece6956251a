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
  icon: 'dashboard',
  roles: staff,
};

const sidebar: SidebarItem[] = [dashboard, ...all.flatMap((module) => module.menu?.onlyUs ?? [])].sort(
  (one, other) => one.place - other.place,
);

/** The sidebar of somebody who is signed in: only what their role may open. */
export function sidebarOf(user: SessionUser): SidebarItem[] {
  return sidebar.filter((item) => item.roles.includes(user.role));
}

/** What the footer shows; null when no module brings one, and then the layout's own fallbacks stand there. */
export async function loadFooter(api: Api, db: Database): Promise<Footer | null> {
  const footer = all.find((module) => module.footer)?.footer;
  return footer ? footer(api, db) : null;
}

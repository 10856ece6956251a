import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readSettings, secondLanguageOf } from '#database/site-settings.ts';
import { may } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { ModuleContext } from '../module/point.ts';
import { offered } from '../module/registry.ts';
import { type Footer, footers, type SidebarItem, screens } from './points.ts';

const dashboard: SidebarItem = {
  label: 'Dashboard',
  route: '/only-us/dashboard',
  order: 0,
  icon: LayoutDashboard,
  area: 'own',
};

/** An entry of the sidebar for pages: its icon is rendered to SVG, so that browsers need no list of icons. */
export interface SidebarEntry extends Omit<SidebarItem, 'icon' | 'area' | 'isFor' | 'countUnread'> {
  icon: string;
  pathname: string;
  /** The number of unread entries; undefined where nobody counts them. */
  unread?: number;
}

const site: SidebarItem = {
  label: 'Site',
  tabOf: 'Site',
  route: '/only-us/global-setting/site',
  words: 'maintenance time zone zona waktu preview link',
  order: 890,
  group: 'Setting',
  area: 'settings',
};

const brand: SidebarItem = {
  ...site,
  label: 'Brand',
  route: '/only-us/global-setting/brand',
  words: 'logo icon warna colour color company name nama alamat jam buka hours phone telepon',
  order: 891,
};

const translations: SidebarItem = {
  label: 'Translations',
  route: '/only-us/translations',
  words: 'missing out of date terjemahan belum tertinggal',
  order: 45,
  icon: Languages,
  area: 'translations',
  isFor: ({ db }, { right }) => right === 'translator' || secondLanguageOf(readSettings(db)) !== null,
};

const languages: SidebarItem = {
  ...site,
  label: 'Languages',
  route: '/only-us/global-setting/languages',
  words: 'language bahasa second kedua english inggris translation terjemahan xliff',
  order: 892,
};

const ofTheSite = [dashboard, translations, site, brand, languages];

let rendered: ReturnType<typeof renderSidebar> | undefined;

// Once: icons are rendered.
function sidebar() {
  rendered ??= renderSidebar();
  return rendered;
}

function renderSidebar() {
  return [...ofTheSite, ...offered(screens)]
    .sort((one, other) => one.order - other.order)
    .map(({ icon, ...item }) => ({ ...item, pathname: item.route, icon: icon ? svgOf(icon) : '' }));
}

/** The screens that a person may open, with their unread counts. */
export function sidebarOf(user: SessionUser, context: ModuleContext): SidebarEntry[] {
  return screensFor(user, context).map(({ area, isFor: _, add, countUnread, ...entry }) => ({
    ...entry,
    ...(add && may(user, 'write', area) && { add }),
    ...(countUnread && { unread: countUnread(context, user) }),
  }));
}

export function screensFor(user: SessionUser, context: ModuleContext) {
  return sidebar().filter(({ area, isFor }) => may(user, 'read', area) && (isFor?.(context, user) ?? true));
}

function svgOf(icon: NonNullable<SidebarItem['icon']>) {
  return renderToStaticMarkup(createElement(icon, { size: 18 }));
}

// Of a site without a module for it.
const plainFooter: Footer = { logo: null, staticLogo: 'brand', links: [], contactLink: null };

export function loadFooter(context: ModuleContext): Footer {
  return offered(footers)[0]?.(context) ?? plainFooter;
}

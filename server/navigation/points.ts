import type { ComponentType } from 'react';
import type { Localized } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import { type ModuleContext, point } from '../module/point.ts';

/** An entry of the public menu (spec §3). */
export interface PublicMenuItem {
  label: Localized;
  route: string;
  /** It is current for this path and everything below. */
  pathname: string;
  /** Lower comes first. The site's own Home is 0. */
  order: number;
  /** The entries below it, in a menu that an administrator arranged. */
  items?: PublicMenuItem[];
}

/** An entry of the sidebar: with its own icon (such as lucide-react's), or in one of the two groups. */
export interface SidebarItem {
  label: string;
  route: string;
  /** Lower comes first. The Dashboard is 0. */
  order: number;
  icon?: ComponentType<{ size?: number }>;
  /** The title in the app bar, by default the label. */
  title?: string;
  group?: 'Home' | 'Setting';
  /** Screens of the same name are the tabs of one entry, which is called so. */
  tabOf?: 'Site' | 'Data' | 'Administrator';
  /** For the command palette: 'New post', and its screen; `takesDay`: `?day=2026-12-01` schedules the new entry. */
  add?: { label: string; route: string; takesDay?: boolean };
  /** It is linked beside schedules instead: on the dashboard, and in the tabs of posts. */
  linkedFrom?: 'scheduled';
  /** Search words of the command palette, in both languages. */
  words?: string;
  /** Whether it works on a phone; others ask for a larger screen there. */
  fitsPhones?: boolean;
  area: Area;
  /** Whether a person who may read it has the screen; default true. */
  isFor?(context: ModuleContext, user: SessionUser): boolean;
  /** The number of unread entries: shown beside the label and in the browser's tab. */
  countUnread?(context: ModuleContext, user: SessionUser): number;
}

export const screens = point<SidebarItem>('screens');

/** Entries, such as `page/3`, that the footer links as long as nobody arranges the menu. */
export const footerEntries = point<(context: ModuleContext) => string[]>('footer entries');

export interface PublicMenus {
  header: PublicMenuItem[];
  footer: PublicMenuItem[];
}

/** An entry as it is arranged: an area by its path, an entry as `page/3`, or a link elsewhere. */
export interface MenuEntry {
  kind: 'area' | 'entry' | 'link';
  target: string;
  label: Localized;
  place: 'header' | 'footer';
  /** 1: below the last entry of level 0. */
  level: 0 | 1;
}

/** The entries of the menus; null while nobody has arranged any. */
export const menus = point<(context: ModuleContext) => MenuEntry[] | null>('menus');

/** A link in the footer (spec §3). `image` is an address of ours or null; `staticImage` names an icon used instead. */
export interface FooterLink {
  id: number;
  type: 'connectwithus' | 'followus' | 'callus';
  name: string;
  link: string;
  image: string | null;
  staticImage: string | null;
}

/** The footer (spec §3). `staticLogo`: shown without `logo`. `contactLink`: the target of the floating button. */
export interface Footer {
  logo: string | null;
  staticLogo: 'brand' | null;
  links: FooterLink[];
  contactLink: string | null;
}

export const footers = point<(context: ModuleContext) => Footer>('footers');

export interface PageLink {
  title: string;
  path: string;
}

/** The privacy page for the footer; null while none is public. */
export const privacyPages = point<(context: ModuleContext) => PageLink | null>('privacy pages');

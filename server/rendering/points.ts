import type { ComponentType } from 'react';
import type { Localized } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { ModuleContext } from '../module/context.ts';
import { point } from '../module/point.ts';

/** An entry of a menu (spec §3): `route` is its target; it is current for `pathname` and everything below. */
export interface MenuItem {
  label: string;
  route: string;
  pathname: string;
  /** Lower comes first. The site's own Home and Dashboard are 0. */
  order: number;
}

/** An entry of the public menu. Its label is in the language of the page. */
export interface PublicMenuItem extends Omit<MenuItem, 'label'> {
  label: Localized;
  /** The entries below it, in a menu that an administrator arranged. */
  items?: PublicMenuItem[];
}

/** An area that a module offers for the public menu. */
export interface MenuArea extends PublicMenuItem {
  /** Where it leads at present, where people can change that. Menus keep its `route`. */
  routeNow?(context: ModuleContext): string;
  /** Is there anything to see? Visitors don't see the entry of an empty area. */
  isPublic?(context: ModuleContext): boolean;
}

/** An entry of the sidebar: with its own icon (such as lucide-react's), or in one of the two groups. */
export interface SidebarItem extends MenuItem {
  icon?: ComponentType<{ size?: number }>;
  group?: 'Home' | 'Setting';
  /** What can be added there, for the command palette: 'New post', and the screen for it. */
  add?: { label: string; route: string };
  /** Whether it is left out of the sidebar, because another screen links to it. */
  onlyInPalette?: boolean;
  /** What else people call it or look for there, in both languages: the command palette finds it by these words. */
  words?: string;
  /** Does the screen work on a phone? Others ask for a larger one there, and link to these. */
  fitsPhones?: boolean;
  /** Who may read it has the screen. */
  area: Area;
  /** Does a person who may read it have the screen? By default, yes. */
  isFor?(context: ModuleContext, user: SessionUser): boolean;
  /** How many entries nobody has looked at yet: shown beside the label and in the browser's tab. */
  countUnread?(context: ModuleContext, user: SessionUser): number;
}

/** Screens of the back office: entries of the sidebar and of the command palette. */
export const screens = point<SidebarItem>('screens');

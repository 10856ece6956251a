import type { ComponentType } from 'react';
import type { Language, Localized } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '../auth/session-user.ts';
import type { ProductsContext } from '../content/products.ts';
import type { FileStore } from '../files/store.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { PageLink } from '../site/points.ts';

/** An entry of the public menu (spec §3). Its label is in the language of the page. */
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

/** An area that a module offers for the public menu. */
export interface MenuArea extends Pick<PublicMenuItem, 'label' | 'route' | 'order'> {
  /** Where it leads at present, where people can change that. Menus keep its `route`. */
  routeNow?(context: ModuleContext): string;
  /** Whether it has content. Visitors don't see the entry of an empty area. */
  isPublic?(context: ModuleContext): boolean;
}

/** An entry of the sidebar: with its own icon (such as lucide-react's), or in one of the two groups. */
export interface SidebarItem {
  label: string;
  route: string;
  /** Lower comes first. The Dashboard is 0. */
  order: number;
  icon?: ComponentType<{ size?: number }>;
  /** The title in the app bar, on the pages below it too. By default the label, and the last word of their addresses there. */
  title?: string;
  group?: 'Home' | 'Setting';
  /** What can be added there, for the command palette: 'New post', and the screen for it. */
  add?: { label: string; route: string };
  /** The card of the dashboard that links to it instead of the sidebar. */
  linkedFrom?: 'scheduled';
  /** What else people call it or look for there, in both languages: the command palette finds it by these words. */
  words?: string;
  /** Whether the screen works on a phone. Others ask for a larger one there, and link to these. */
  fitsPhones?: boolean;
  /** Who may read it has the screen. */
  area: Area;
  /** Whether a person who may read it has the screen; default true. */
  isFor?(context: ModuleContext, user: SessionUser): boolean;
  /** How many entries nobody has looked at yet: shown beside the label and in the browser's tab. */
  countUnread?(context: ModuleContext, user: SessionUser): number;
}

/** Screens of the back office: entries of the sidebar and of the command palette. */
export const screens = point<SidebarItem>('screens');

/** Entries of the public menu. */
export const publicAreas = point<MenuArea>('public areas');

/** Entries, such as `page/3`, that the footer links as long as nobody arranges the menu. */
export const footerEntries = point<(context: ModuleContext) => string[]>('footer entries');

/** The menus of a public page. */
export interface PublicMenus {
  header: PublicMenuItem[];
  footer: PublicMenuItem[];
}

/**
 * Menus that somebody arranged; null while nobody has. `only`: the language of the page, on a site with two: an item without a
 * label in it is left out.
 */
export const menus = point<(context: ModuleContext, only?: Language) => PublicMenus | null>('menus');

/** A link in the footer (spec §3). `image` is an address of ours or null; `staticImage` names an icon used instead. */
export interface FooterLink {
  id: number;
  type: 'connectwithus' | 'followus' | 'callus';
  name: string;
  link: string;
  image: string | null;
  staticImage: string | null;
}

/**
 * The data of the footer (spec §3). `staticLogo` names what is shown without `logo`: that of the brand; `contactLink` is the
 * target of the floating button.
 */
export interface Footer {
  logo: string | null;
  staticLogo: 'brand' | null;
  links: FooterLink[];
  contactLink: string | null;
}

/** Links, logo and contact button of the footer. */
export const footers = point<(context: ModuleContext) => Footer>('footers');

/** A line above every public page, such as about a holiday. `link`: an address that it leads to; empty for none. */
export interface Notice {
  text: string;
  link: string;
}

export const notices = point<(context: ModuleContext) => Notice[]>('notices');

/** What happens to people's data, for the small print of the footer; null while no such page is public. */
export const privacyPages = point<(context: ModuleContext) => PageLink | null>('privacy pages');

/** Where visitors ask for a quote, coming from the page at `path`, such as a product's; null while they can't. */
export const quoteLinks = point<(context: ProductsContext, path: string) => string | null>('quote links');

/** The context of a section of the home page: the uploads, too. */
export interface HomeContext extends ModuleContext {
  files: Pick<FileStore, 'pngOf'>;
}

/** A section of the home page. `load` reads the data of `Section`; null or an empty list omits the section. */
export interface HomeSection<Data = unknown> {
  /** Lower comes first. */
  order: number;
  /**
   * It can be the hero, with the page's h1. If no such section has data, the page opens with the site's own text.
   */
  isHero?: boolean;
  load(context: HomeContext): Data | null | Promise<Data | null>;
  Section: ComponentType<{ data: Data }>;
}

/** Ties a section's data to its component; the list of sections drops the type. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return section as HomeSection<unknown> & HomeSection<Data> as HomeSection;
}

/** Sections of the home page. */
export const homeSections = point<HomeSection>('home sections');

import type { ComponentType } from 'react';
import type { Language, Localized } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { SessionUser } from '#lib/session-user.ts';
import type { ProductsContext } from '../content/products.ts';
import type { FileStore } from '../files/store.ts';
import { type ModuleContext, point } from '../module/point.ts';
import type { PageLink } from '../site/points.ts';

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

/** An area that a module offers for the public menu. */
export interface MenuArea extends Pick<PublicMenuItem, 'label' | 'route' | 'order'> {
  /** Where it leads now, where people can change that. Menus keep its `route`. */
  routeNow?(context: ModuleContext): string;
  /** Whether it has content: empty areas aren't shown. */
  isPublic?(context: ModuleContext): boolean;
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
  /** For the command palette: 'New post', and its screen. */
  add?: { label: string; route: string };
  /** A card of the dashboard that links to it instead. */
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

export const publicAreas = point<MenuArea>('public areas');

/** Entries, such as `page/3`, that the footer links as long as nobody arranges the menu. */
export const footerEntries = point<(context: ModuleContext) => string[]>('footer entries');

export interface PublicMenus {
  header: PublicMenuItem[];
  footer: PublicMenuItem[];
}

/** Arranged menus; null while nobody has arranged any. `only`: on a site with two languages, leaves out items without a label in it. */
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

/** The footer (spec §3). `staticLogo`: shown without `logo`. `contactLink`: the target of the floating button. */
export interface Footer {
  logo: string | null;
  staticLogo: 'brand' | null;
  links: FooterLink[];
  contactLink: string | null;
}

export const footers = point<(context: ModuleContext) => Footer>('footers');

/** A line above every public page, such as about a holiday. */
interface Notice {
  text: string;
  link: string;
}

export const notices = point<(context: ModuleContext) => Notice[]>('notices');

/** The privacy page for the footer; null while none is public. */
export const privacyPages = point<(context: ModuleContext) => PageLink | null>('privacy pages');

/** Where visitors ask for a quote from the page at `path`; null while they can't. */
export const quoteLinks = point<(context: ProductsContext, path: string) => string | null>('quote links');

export interface HomeContext extends ModuleContext {
  files: Pick<FileStore, 'pngOf'>;
}

/** A section of the home page. `load` reads the data of `Section`; null or an empty list omits the section. */
export interface HomeSection<Data = unknown> {
  /** Lower comes first. */
  order: number;
  /** Whether it can be the hero, with the page's h1. Without one, the page opens with the site's own text. */
  isHero?: boolean;
  load(context: HomeContext): Data | null | Promise<Data | null>;
  Section: ComponentType<{ data: Data }>;
}

/** Ties a section's data to its component; the list of sections drops the type. */
export function homeSection<Data>(section: HomeSection<Data>): HomeSection {
  return section as HomeSection<unknown> & HomeSection<Data> as HomeSection;
}

export const homeSections = point<HomeSection>('home sections');

import type { PageContext } from 'vike/types';
import type { Language } from '#lib/language.ts';
import type { Subject } from './chat-link.ts';
import type { SharedPicture } from './shared-picture.ts';

/** Metadata of a public page, set by its `+data`: `pageContext.meta = { title }`. */
export interface PageMeta {
  /** Default: the site’s name. */
  title?: string;
  /** Default: the site’s; null for none. */
  description?: string | null;
  /** Default: the site’s. */
  language?: Language;
  /** Path of the canonical address; default: the path without query. */
  canonical?: string;
  noindex?: boolean;
  /** Open Graph type; default: website. */
  ogType?: 'website' | 'article';
  publishedAt?: Date;
  updatedAt?: Date;
  /** The picture of shared links; default: the site’s share card. */
  picture?: SharedPicture;
  /** The topic of a chat; default: the menu entry. */
  subject?: Subject;
  /** The path of its menu entry; default: its own. */
  menuPath?: string;
  /** An additional feed. */
  feed?: { title: string; path: string };
  /** The action of the contact bar on phones: a link, or the chat under this label. Null for nothing; default: the quote form. */
  bar?: { label: string; href?: string; isDownload?: boolean } | null;
  /** Whether the page itself asks what visitors need; other ways to ask are hidden. */
  asks?: boolean;
}

type Page = Pick<PageContext, 'site' | 'meta'>;

export function title({ site, meta }: Page): string {
  return meta?.title ?? site.name;
}

export function description({ site, meta }: Page): string | null {
  const own = meta?.description;
  return own === undefined ? site.description || null : own;
}

import type { PageContext } from 'vike/types';
import type { Language } from '#lib/language.ts';
import type { Subject } from './chat-link.ts';
import type { SharedPicture } from './shared-picture.ts';

/** What a page for visitors is, besides what it shows. Its `+data` sets it: `pageContext.meta = { title }`. */
export interface PageMeta {
  /** The name of the site when it says nothing. */
  title?: string;
  /** That of the site when it says nothing; null for none. */
  description?: string | null;
  /** The language of the page, where it has its own. */
  language?: Language;
  /** The one address of the page, from its path on: its path without parameters when it says nothing. */
  canonical?: string;
  /** Search engines don't list the page. */
  noindex?: boolean;
  /** What it is in the words of Open Graph; a website when it says nothing. */
  ogType?: 'website' | 'article';
  /** When an article was published. */
  publishedAt?: Date;
  /** When it was saved last. */
  updatedAt?: Date;
  /** The picture that a link to it shows; the share card of the site when it says nothing. */
  picture?: SharedPicture;
  /** What a chat that begins on it is about; its entry in the menu when it says nothing. */
  subject?: Subject;
  /** Below which entry of the menu it is, as a path: its own when it says nothing. */
  menuPath?: string;
  /** The feed of what it shows, beside that of the site. */
  feed?: { title: string; path: string };
  /** It asks what the visitor needs, or answers that. Nothing around it leads to another way to ask. */
  asks?: boolean;
}

type Page = Pick<PageContext, 'site' | 'meta'>;

/** https://vike.dev/title */
export function title({ site, meta }: Page): string {
  return meta?.title ?? site.name;
}

/** https://vike.dev/description */
export function description({ site, meta }: Page): string | null {
  const own = meta?.description;
  return own === undefined ? site.description || null : own;
}

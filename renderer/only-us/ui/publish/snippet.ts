import { descriptionOf } from '#lib/seo.ts';
import { pageTitle } from '../../../public/page-title.ts';
import { type Parts, textsOf } from './parts.ts';
import { t } from './texts.ts';

/** What search results and shared links show of an entry. */
export interface Snippet {
  title: string;
  description: string;
}

// What both cut after, more or less.
const longest = 160;

/** What they show where nobody entered anything for them. */
export function withoutSeo(parts: Parts, site: { name: string }): Snippet {
  const { title, summary } = parts;
  const description = descriptionOf(summary, textsOf(parts)) ?? '';
  return { title: pageTitle(title || t('untitled'), site), description: cut(description) };
}

/** What they show of these values. */
export function snippetOf(parts: Parts, site: { name: string }): Snippet {
  const { seoTitle, seoDescription } = parts.seo;
  const { title, description } = withoutSeo(parts, site);
  return { title: seoTitle.trim() || title, description: cut(seoDescription.trim()) || description };
}

/** The id of the picture of a shared link; null for the one of the site. */
export function sharedPictureOf({ cover, seo }: Parts): number | null {
  return seo.sharePictureId || cover || null;
}

function cut(text: string) {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}

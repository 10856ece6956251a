import type { PageContext } from 'vike/types';
import type { Seo } from '#server/content/seo.ts';
import type { PageMeta } from './meta.ts';
import { pageTitle } from './page-title.ts';
import { sharedPicture } from './shared-picture.ts';

interface Own {
  title: string;
  description: string | null;
  picture: Parameters<typeof sharedPicture>[1] | null;
}

/** The meta of an entry’s page: what was entered for search engines and shared links, or else its `own`. */
export function entryMeta(
  { site }: Pick<PageContext, 'site'>,
  seo: Seo,
  { title, description, picture }: Own,
): PageMeta & { title: string } {
  const shown = seo.picture ?? picture;
  return {
    title: seo.title ?? pageTitle(title, site),
    description: seo.description ?? description,
    noindex: seo.noindex,
    picture: shown ? sharedPicture({ site }, shown) : undefined,
    subject: { name: title },
  };
}

import type { Language } from '#lib/language.ts';
import type { Area } from '#lib/rights.ts';
import type { CreatedPageContext } from '#server/rendering/page-context.ts';
import type { ContentType, ListedType } from './only-us/content-api.ts';
import type { Query } from './only-us/prefetch-queries.ts';
import type { PageMeta } from './public/meta.ts';

declare global {
  namespace Vike {
    interface Config {
      /** false: the page is HTML without React in the browser. */
      hydrate?: boolean;
      /** Who may open a page of the back office: who may read the area. By default who has its screen in the sidebar. */
      area?: Area;
      /** Whether a screen of the back office works on a phone. Others ask for a larger screen there. */
      fitsPhones?: boolean;
      /** The content type whose list a screen of the back office shows. */
      list?: ListedType;
      /** The content type whose entry a screen of the back office edits. */
      entry?: ContentType;
      /** Further queries of a screen of the back office before its first paint, where it has no `+data` of its own. */
      queries?: Query[];
      /** The query parameters that a public page reads; it gets no others. */
      parameters?: string[];
      /** The language of pages for visitors that aren't in the site's language. */
      language?: Language;
      /** Search engines don't list the page. */
      noindex?: boolean;
    }
    interface PageContext
      extends Pick<
        CreatedPageContext,
        'user' | 'site' | 'brand' | 'fileSettings' | 'sidebar' | 'areas' | 'sendsLinks'
      > {
      /** Known on the server only. */
      meta?: PageMeta;
      wordsAddress?: CreatedPageContext['wordsAddress'];
      isKnownAddress?: CreatedPageContext['isKnownAddress'];
      resolveLink?: CreatedPageContext['resolveLink'];
    }
    interface PageContextServer extends CreatedPageContext {}
  }
}

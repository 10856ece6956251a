import type { PageContextServer } from 'vike/types';
import type { Language } from '#lib/language.ts';
import type { Footer } from '#server/module/footer.ts';
import type { CreatedPageContext } from '#server/rendering/page-context.ts';
import type { Subject } from './public/chat-link.ts';
import type { SharedPicture } from './public/shared-picture.ts';

declare global {
  namespace Vike {
    interface Config {
      /** false: the page is HTML without React in the browser. */
      hydrate?: boolean;
      /** Who may open a page of the back office; `administrator` when it says nothing. */
      access?: 'client' | 'administrator';
      /** What a public page reads after the question mark; it gets nothing else. */
      parameters?: string[];
      /** The one address of a public page, from its path on; its path alone when it says nothing. */
      canonical?: (pageContext: PageContextServer) => string;
      /** The language of a public page, where it has its own; the site's when it says nothing. */
      // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data
      language?: Language | ((pageContext: any) => Language);
      /** Search engines don't list the page. */
      noindex?: boolean;
      /** What a shared public page is, in the words of Open Graph; a website when it says nothing. */
      ogType?: 'website' | 'article';
      /** The picture that a link to a public page shows; the site's own when it says nothing. */
      // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data
      shared?: (pageContext: any) => SharedPicture;
      /** What a chat that begins on a public page is about; its entry in the menu when it says nothing. */
      // biome-ignore lint/suspicious/noExplicitAny: each page knows the type of its own data
      subject?: (pageContext: any) => Subject | undefined;
    }
    interface PageContext
      extends Pick<CreatedPageContext, 'user' | 'site' | 'brand' | 'fileSettings' | 'sidebar'> {
      /** Known on the server only. */
      isKnownAddress?: CreatedPageContext['isKnownAddress'];
      resolveLink?: CreatedPageContext['resolveLink'];
    }
    interface PageContextServer extends CreatedPageContext {
      /** Set for pages with the public layout. */
      footer?: Footer | null;
    }
  }
}

import type { Footer } from '#server/module.ts';
import type { PageInput } from '#server/page-input.ts';

declare global {
  namespace Vike {
    interface Config {
      /** false: the page is HTML without React in the browser. */
      hydrate?: boolean;
      /** Who may open a page of the back office; `administrator` when it says nothing. */
      access?: 'client' | 'administrator';
    }
    interface PageContext extends Pick<PageInput, 'user' | 'site' | 'fileSettings' | 'sidebar'> {}
    interface PageContextServer extends PageInput {
      /** Set for pages with the public layout. */
      footer?: Footer | null;
    }
  }
}

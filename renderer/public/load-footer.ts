import type { PageContextServer } from 'vike/types';

/** Fetches the footer for the layout (https://vike.dev/onBeforeRender). */
export async function onBeforeRender(pageContext: PageContextServer): Promise<void> {
  pageContext.footer = pageContext.loadFooter();
}

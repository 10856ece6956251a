import type { PageContextServer } from 'vike/types';

/** https://vike.dev/onBeforeRender */
export async function onBeforeRender(pageContext: PageContextServer): Promise<void> {
  pageContext.footer = pageContext.loadFooter();
}

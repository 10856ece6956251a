import type { PageContextServer } from 'vike/types';

// A file of its own, because Vike wants one for each environment of its hooks.
export async function onBeforeRender(pageContext: PageContextServer): Promise<void> {
  pageContext.footer = pageContext.loadFooter();
}

import type { PageContext } from 'vike/types';

// https://vike.dev/route-function: `/{slug}`, if an entry has or had this address. Any other path is left to the other pages, so
// that an unknown one is what it was before: a 404 that needs no page. A browser doesn't know, and asks the server.
export default function route(pageContext: PageContext) {
  const { urlPathname } = pageContext;
  const [, slug] = urlPathname.match(/^\/([\p{L}\p{M}\p{N}-]+)$/u) ?? [];
  if (!slug || !pageContext.isKnownAddress?.(urlPathname)) return false;
  // What a module answers at comes first.
  return { routeParams: { slug }, precedence: -1 };
}

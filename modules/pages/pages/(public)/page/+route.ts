import type { PageContext } from 'vike/types';

// https://vike.dev/route-function: `/{slug}` of an entry, now or formerly. Other paths fall through, so that unknown ones
// are 404s without a page. Browsers don’t know the slugs and ask the server.
export default function route(pageContext: PageContext) {
  const { urlPathname } = pageContext;
  const [, slug] = urlPathname.match(/^\/([\p{L}\p{M}\p{N}-]+)$/u) ?? [];
  if (!slug || !pageContext.isKnownAddress?.(urlPathname)) return false;
  // Addresses of modules take precedence.
  return { routeParams: { slug }, precedence: -1 };
}

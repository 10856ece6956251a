// A longer one would fill the cookie that stores it, and the next request's headers with it.
const maxLength = 2000;

/**
 * Where to go after signing in or out: the first of the candidates that isn't empty, made absolute, if it is
 * on the site's own origin; the origin itself otherwise. Never throws and never leads to another site.
 */
export function chooseCallbackUrl(candidates: (string | undefined)[], origin: string): string {
  const first = candidates.find((address) => address);
  return first === undefined ? origin : ownUrl(first, origin);
}

/** The path of an address on the site's own origin, with query and hash; null for any other address. Never throws. */
export function ownPath(address: string, origin: string): string | null {
  if (address === '/' || address === origin) return '/';
  const url = ownUrl(address, origin);
  return url === origin ? null : url.slice(origin.length);
}

function ownUrl(address: string, origin: string) {
  if (address.length > maxLength || address === origin) return origin;
  const base = address.startsWith('/') ? origin : undefined;
  if (!URL.canParse(address, base)) return origin;
  const url = new URL(address, base);
  // Comparing the text, not url.origin: a blob: address has the site's origin too, and user:password@ hides in it.
  const isOwn = url.href.startsWith(`${origin}/`) && !url.pathname.startsWith('//');
  return isOwn && url.href.length <= maxLength ? url.href : origin;
}

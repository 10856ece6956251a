import type { PageContextServer } from 'vike/types';

/** Is it an address of the back office, or of signing in to it? */
export function isForStaff({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): boolean {
  return /^\/(?:only-us|auth)(?:\/|$)/.test(urlPathname);
}

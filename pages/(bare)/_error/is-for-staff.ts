import type { PageContextServer } from 'vike/types';

/** Whether it is an address of the back office or the sign-in. */
export function isForStaff({ urlPathname }: Pick<PageContextServer, 'urlPathname'>): boolean {
  return /^\/(?:only-us|auth)(?:\/|$)/.test(urlPathname);
}

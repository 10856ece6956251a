import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';

/**
 * Who may open which page of the back office (https://vike.dev/guard). Signed out: to the sign-in page and back
 * afterwards. A client on an administrator's page: 403. A page that says nothing is for administrators.
 */
export async function guard({ user, config, urlPathname, urlParsed }: PageContextServer): Promise<void> {
  if (!user) {
    const here = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
    throw redirect(`/auth/signin?callbackUrl=${here}`);
  }
  const access = config.access ?? 'administrator';
  if (access === 'administrator' && user.role !== 'administrator') throw render(403);
}

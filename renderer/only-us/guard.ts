import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isWithin } from './titles.ts';

/**
 * Who may open which page of the back office (https://vike.dev/guard). Signed out: to the sign-in page and back
 * afterwards. A client on an administrator's page: 403. A page that says nothing is for administrators.
 */
export async function guard({
  user,
  config,
  sidebar,
  urlPathname,
  urlParsed,
}: PageContextServer): Promise<void> {
  if (!user) {
    const here = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
    throw redirect(`/auth/signin?callbackUrl=${here}`);
  }
  const access = config.access ?? 'administrator';
  if (access === 'sidebar' && sidebar.some(({ pathname }) => isWithin(urlPathname, pathname))) return;
  if (access !== 'client' && user.role !== 'administrator') throw render(403);
}

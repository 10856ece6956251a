import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isWithin } from './titles.ts';

const ownAccount = '/only-us/my-account';

/**
 * Who may open which page of the back office (https://vike.dev/guard). Signed out: to the sign-in page and back
 * afterwards. Without the second factor that their role needs: to their account, which has
 * them set one up. A client on an administrator's page: 403. A page that says nothing is for administrators.
 */
export async function guard({
  user,
  secondFactorDue,
  config,
  sidebar,
  urlPathname,
  urlParsed,
}: PageContextServer): Promise<void> {
  if (!user) {
    const here = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
    throw redirect(`/auth/signin?callbackUrl=${here}`);
  }
  if (secondFactorDue && urlPathname !== ownAccount) throw redirect(ownAccount);
  const access = config.access ?? 'administrator';
  if (access === 'sidebar' && sidebar.some(({ pathname }) => isWithin(urlPathname, pathname))) return;
  if (access !== 'client' && user.role !== 'administrator') throw render(403);
}

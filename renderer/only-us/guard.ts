import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { may } from '#lib/rights.ts';
import { isWithin } from './titles.ts';

const ownAccount = '/only-us/my-account';

/**
 * Who may open which page of the back office (https://vike.dev/guard). Signed out: to the sign-in page and back
 * afterwards. Without the second factor that their role needs: to their account, which has them set one up. A page that says no area
 * of its own is open to whom the sidebar lists its screen, or else part of the settings. Without the right to read its area: 403.
 */
export async function guard(pageContext: PageContextServer): Promise<void> {
  const { user, secondFactorDue, config, sidebar, urlPathname, urlParsed } = pageContext;
  if (!user) {
    const here = encodeURIComponent(urlPathname + (urlParsed.searchOriginal ?? ''));
    throw redirect(`/auth/signin?callbackUrl=${here}`);
  }
  if (secondFactorDue && urlPathname !== ownAccount) throw redirect(ownAccount);
  const isListed = !config.area && sidebar.some(({ pathname }) => isWithin(urlPathname, pathname));
  if (!isListed && !may(user, 'read', config.area ?? 'settings')) throw render(403);
}

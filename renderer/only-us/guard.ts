import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { may } from '#lib/rights.ts';
import { isWithin } from './titles.ts';

const ownAccount = '/only-us/my-account';

/**
 * Who may open which page of the back office (https://vike.dev/guard). Signed out: to the sign-in page and back
 * afterwards. Without the second factor that their role needs: to their account, which has them set one up. Without the right
 * to read its area: 403. A page that says nothing is part of the settings.
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
  const area = config.area ?? 'settings';
  const mayOpen =
    area === 'sidebar'
      ? sidebar.some(({ pathname }) => isWithin(urlPathname, pathname))
      : may(user, 'read', area);
  if (!mayOpen) throw render(403);
}

import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { hasUnsaved } from '../ui/form/unsaved.ts';
import { askToSignInAgain } from './sign-in-again.ts';
import { useSession } from './use-session.ts';

/**
 * The person who uses the back office. When the session has ended, this redirects to the sign-in page and back, or, over a
 * form with unsaved changes, asks to sign in right here; when another tab signed in someone else, or the role has changed, it reloads the page.
 */
export function useSignedIn() {
  const { user: onPage } = usePageContext();
  const { data } = useSession({ required: true, onUnauthenticated: askToSignIn });
  const changed = data && onPage && (data.user.email !== onPage.email || data.user.role !== onPage.role);
  useEffect(() => {
    if (changed) window.location.reload();
  }, [changed]);
  return data?.user ?? onPage;
}

function askToSignIn() {
  if (hasUnsaved()) return askToSignInAgain();
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/auth/signin?callbackUrl=${encodeURIComponent(here)}`);
}

import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useSession } from './use-session.ts';

/**
 * Who uses the back office. When the session is over it leads to the sign-in page and back here afterwards; when somebody
 * else has signed in in another tab, or the role has changed, it loads the page anew for that person.
 */
export function useSignedIn() {
  const { user: onPage } = usePageContext();
  const { data } = useSession({ required: true, onUnauthenticated: leadToSignIn });
  const changed = data && onPage && (data.user.email !== onPage.email || data.user.role !== onPage.role);
  useEffect(() => {
    if (changed) window.location.reload();
  }, [changed]);
  return data?.user ?? onPage;
}

function leadToSignIn() {
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/auth/signin?callbackUrl=${encodeURIComponent(here)}`);
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStored } from '../external-store.ts';
import { type Session, SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

interface Props {
  /** The session that came with the page; without it, it is fetched first. */
  session?: Session | null;
  refetchInterval?: number;
  children: ReactNode;
}

/** Lets everything inside know who is signed in: `useSession`. */
export function SessionProvider({ session, refetchInterval, children }: Props) {
  const [store] = useState(() => new SessionStore(session));
  useEffect(() => store.watch(refetchInterval), [store, refetchInterval]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

interface Options {
  /** Redirects to the sign-in page when signed out; the status is `loading` meanwhile. */
  required?: boolean;
  /** Runs instead of that. Must not be a new function at every render. */
  onUnauthenticated?(): void;
}

/** Who is signed in, in the shape of next-auth's hook: `{ data, status, update }`. */
export function useSession({ required = false, onUnauthenticated = askToSignIn }: Options = {}) {
  const store = useContext(SessionContext);
  if (!store) throw new Error('useSession() works inside <SessionProvider> only.');
  const state = useStored(store);
  const missing = required && state.status === 'unauthenticated';
  useEffect(() => {
    if (missing) onUnauthenticated();
  }, [missing, onUnauthenticated]);
  const shown = missing ? ({ data: null, status: 'loading' } as const) : state;
  return { ...shown, update: store.update };
}

function askToSignIn() {
  const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: window.location.href });
  window.location.assign(`/api/auth/signin?${query}`);
}

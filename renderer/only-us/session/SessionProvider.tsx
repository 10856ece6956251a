import { createContext, type ReactNode, useEffect, useState } from 'react';
import type { Session } from './session.ts';
import { SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

interface Props {
  /** Who is signed in as far as the server told with the page; without it the session is read first. */
  session?: Session | null;
  /** Reads the session anew every so many seconds. */
  refetchInterval?: number;
  children: ReactNode;
}

/** Lets everything inside know who is signed in: `useSession`. */
export function SessionProvider({ session, refetchInterval, children }: Props) {
  const [store] = useState(() => new SessionStore(session));
  useEffect(() => store.watch(refetchInterval), [store, refetchInterval]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

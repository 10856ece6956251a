import { createContext, type ReactNode, useEffect, useState } from 'react';
import type { Session } from './session.ts';
import { SessionStore } from './store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

interface Props {
  /** The session that came with the page; without it, it is fetched first. */
  session?: Session | null;
  /** Refetches the session at this interval, in seconds. */
  refetchInterval?: number;
  children: ReactNode;
}

/** Lets everything inside know who is signed in: `useSession`. */
export function SessionProvider({ session, refetchInterval, children }: Props) {
  const [store] = useState(() => new SessionStore(session));
  useEffect(() => store.watch(refetchInterval), [store, refetchInterval]);
  return <SessionContext value={store}>{children}</SessionContext>;
}

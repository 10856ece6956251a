import { postJson, read, report } from './endpoints.ts';
import { onSessionMessage, tellOtherTabs } from './messages.ts';
import type { Session, SessionState } from './session.ts';

/** Reads the session from the server; null for nobody. Throws when the server can't be asked. */
export async function readSession(): Promise<Session | null> {
  const body = await read<Session | Record<string, never>>('session');
  return 'user' in body ? (body as Session) : null;
}

/** The session as this tab knows it, for `useSyncExternalStore`. Without a first one it is `loading`. */
export class SessionStore {
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private reads = 0;

  constructor(first?: Session | null) {
    this.state = first === undefined ? { data: null, status: 'loading' } : stateOf(first);
  }

  get = (): SessionState => this.state;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads it anew. A server that can't be asked changes nothing: its restart must not cost anybody an unsaved form. */
  async refetch({ tellOthers }: { tellOthers: boolean }): Promise<void> {
    this.reads += 1;
    const mine = this.reads;
    try {
      const session = await readSession();
      if (mine === this.reads) this.set(session);
      if (tellOthers) tellOtherTabs('getSession');
    } catch (error) {
      report('CLIENT_SESSION_ERROR', error);
      if (this.state.status === 'loading') this.set(null);
    }
  }

  /** Changes the session on the server (its user's name); null when that was refused. Does nothing for nobody. */
  update = async (data?: { name?: string }): Promise<Session | null> => {
    if (this.state.status !== 'authenticated') return null;
    const { ok, body } = await postJson<Session>('session', { data });
    if (!ok || !('user' in body)) return null;
    this.set(body);
    tellOtherTabs('getSession');
    return body;
  };

  /** Keeps it up to date: when a tab says so, when this one is looked at again, and every `seconds` if given. */
  watch(seconds?: number): () => void {
    const refetchHeld = () => {
      if (this.state.data) void this.refetch({ tellOthers: true });
    };
    const onVisible = () => document.visibilityState === 'visible' && refetchHeld();
    const stopListening = onSessionMessage(() => void this.refetch({ tellOthers: false }));
    const timer = seconds ? setInterval(refetchHeld, seconds * 1000) : undefined;
    document.addEventListener('visibilitychange', onVisible);
    if (this.state.status === 'loading') void this.refetch({ tellOthers: true });
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }

  private set(session: Session | null) {
    this.state = stateOf(session);
    for (const listener of this.listeners) listener();
  }
}

function stateOf(session: Session | null): SessionState {
  return session ? { data: session, status: 'authenticated' } : { data: null, status: 'unauthenticated' };
}

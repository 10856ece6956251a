import type { Role } from '#lib/session-user.ts';
import { ExternalStore } from '../external-store.ts';
import { postJson, read, report } from './endpoints.ts';
import { broadcastSession, onSessionChange } from './session-sync.ts';

/** Reads the session from the server; null for nobody. Throws when the server can't be reached. */
export async function readSession(): Promise<Session | null> {
  const body = await read<Session | Record<string, never>>('session');
  return 'user' in body ? (body as Session) : null;
}

/** The session as this tab knows it. Without a first one it is `loading`. */
export class SessionStore extends ExternalStore<SessionState> {
  private reads = 0;

  constructor(first?: Session | null) {
    super(first === undefined ? { data: null, status: 'loading' } : stateOf(first));
  }

  /** Refetches it. An unreachable server changes nothing: its restart must not cost anyone an unsaved form. */
  async refetch({ broadcast }: { broadcast: boolean }): Promise<void> {
    this.reads += 1;
    const mine = this.reads;
    try {
      const session = await readSession();
      if (mine === this.reads) this.set(stateOf(session));
      if (broadcast) broadcastSession('getSession');
    } catch (error) {
      report('CLIENT_SESSION_ERROR', error);
      if (this.get().status === 'loading') this.set(stateOf(null));
    }
  }

  /** Updates the session on the server (the user's name); null when refused or signed out. */
  update = async (data?: { name?: string }): Promise<Session | null> => {
    if (this.get().status !== 'authenticated') return null;
    const { ok, body } = await postJson<Session>('session', { data });
    if (!ok || !('user' in body)) return null;
    this.set(stateOf(body));
    broadcastSession('getSession');
    return body;
  };

  /** Keeps it current: on a message from a tab, when this tab becomes visible, and every `seconds` if given. */
  watch(seconds?: number): () => void {
    const refetchIfSignedIn = () => {
      if (this.get().data) void this.refetch({ broadcast: true });
    };
    const onVisible = () => document.visibilityState === 'visible' && refetchIfSignedIn();
    const stopListening = onSessionChange(() => void this.refetch({ broadcast: false }));
    const timer = seconds ? setInterval(refetchIfSignedIn, seconds * 1000) : undefined;
    document.addEventListener('visibilitychange', onVisible);
    if (this.get().status === 'loading') void this.refetch({ broadcast: true });
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }
}

function stateOf(session: Session | null): SessionState {
  return session ? { data: session, status: 'authenticated' } : { data: null, status: 'unauthenticated' };
}

export interface Session {
  user: { name: string; email: string; image: string | null; role: Role };
  /** When the session ends (ISO 8601). Not known before the session was read for the first time. */
  expires?: string;
}

type SessionState =
  | { data: Session; status: 'authenticated' }
  | { data: null; status: 'loading' | 'unauthenticated' };

import type { Role } from '#server/auth/session-user.ts';

/** Who is signed in, as `GET /api/auth/session` returns it. */
export interface Session {
  user: { name: string; email: string; image: string | null; role: Role };
  /** When the session ends (ISO 8601). Not known before the session was read for the first time. */
  expires?: string;
}

export type SessionState =
  | { data: Session; status: 'authenticated' }
  | { data: null; status: 'loading' | 'unauthenticated' };

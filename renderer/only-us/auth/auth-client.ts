import { toastFailure } from '../toast.ts';
import { postForm, read, readCsrfToken, report } from './endpoints.ts';
import { broadcastSession, refreshSession } from './session-sync.ts';
import { readSession, type Session } from './store.ts';

interface RedirectOptions {
  /** Where to go afterwards; the current page by default. */
  callbackUrl?: string;
  /** false: stay here and return the result. */
  redirect?: boolean;
}

export async function getSession(): Promise<Session | null> {
  const session = await orNull('session', readSession());
  broadcastSession('getSession');
  return session;
}

export async function getCsrfToken(): Promise<string | undefined> {
  return (await orNull('csrf', readCsrfToken())) ?? undefined;
}

/** The ways to sign in by their id. */
export async function getProviders() {
  return orNull('providers', read<Record<string, { id: string; type: string }>>('providers'));
}

/**
 * Signs in, such as `signIn('credentials', { email, password, redirect: false })`, which returns the `error`: a code such as
 * `CredentialsSignin`, or null. Without a known provider it opens the sign-in page.
 */
export async function signIn(provider?: string, options: RedirectOptions & Record<string, unknown> = {}) {
  const { callbackUrl = window.location.href, redirect = true, ...fields } = options;
  const providers = await getProviders();
  if (!providers || Object.keys(providers).length === 0) return go('/api/auth/error');
  const chosen = provider ? providers[provider] : undefined;
  if (!chosen) return go(`/api/auth/signin?${new URLSearchParams({ callbackUrl })}`);
  const path = chosen.type === 'credentials' ? 'callback' : 'signin';
  const form = { ...(fields as Record<string, string>), callbackUrl };
  const { ok, status, body } = await postForm<{ url: string }>(`${path}/${chosen.id}`, form);
  if (redirect) return go(body.url ?? callbackUrl);
  const error = new URL(body.url).searchParams.get('error');
  if (ok) refreshSession();
  return { error, status, ok, url: error ? null : body.url };
}

/** Signs out, here and in the other tabs. Throws when the server can't be reached. */
export async function signOut({ callbackUrl = window.location.href, redirect = true }: RedirectOptions = {}) {
  const { body } = await postForm<{ url: string }>('signout', { callbackUrl });
  broadcastSession('signout');
  if (redirect) return go(body.url ?? callbackUrl);
  refreshSession();
  return body;
}

function go(url: string): undefined {
  window.location.href = url;
  // To an address with a hash the browser may only scroll.
  if (url.includes('#')) window.location.reload();
}

async function orNull<Value>(what: string, reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    report('CLIENT_FETCH_ERROR', new Error(`${what}: ${error}`));
    return null;
  }
}

export function leave(): void {
  void signOut({ callbackUrl: '/auth/signin' }).catch((error) => toastFailure(error));
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getCsrfToken, getProviders, getSession, signIn, signOut } from './auth-client.ts';

const site = 'http://vinci.example';
const here = `${site}/only-us/gallery`;
const written: string[] = [];
let posted: { path: string; fields: Record<string, string> } | null;
let answers: Record<string, { status?: number; body: unknown }>;

beforeEach(() => {
  posted = null;
  written.length = 0;
  answers = {
    '/api/auth/csrf': { body: { csrfToken: 'token' } },
    '/api/auth/providers': { body: { credentials: { id: 'credentials', type: 'credentials' } } },
    '/api/auth/callback/credentials': { body: { url: here } },
    '/api/auth/signout': { body: { url: `${site}/auth/signin` } },
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: here } }));
  vi.stubGlobal('localStorage', { setItem: (_: string, value: string) => written.push(value) });
  vi.stubGlobal('navigator', { sendBeacon: () => true });
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.body instanceof URLSearchParams) posted = { path, fields: Object.fromEntries(init.body) };
    const { status = 200, body } = answers[path] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('signing in and out from a script', () => {
  test('signIn posts to the callback of the provider and leads on', async () => {
    await signIn('credentials', {
      email: 'sari@vinci.example',
      password: 'x',
      callbackUrl: '/only-us/blogs',
    });
    expect(posted).toEqual({
      path: '/api/auth/callback/credentials',
      fields: {
        email: 'sari@vinci.example',
        password: 'x',
        callbackUrl: '/only-us/blogs',
        csrfToken: 'token',
        json: 'true',
      },
    });
    expect(window.location.href).toBe(here);
  });

  test('signIn without redirect hands over what went wrong', async () => {
    const url = `${site}/api/auth/error?error=CredentialsSignin&provider=credentials`;
    answers['/api/auth/callback/credentials'] = { status: 401, body: { url } };
    const result = await signIn('credentials', { redirect: false });
    expect(result).toEqual({ error: 'CredentialsSignin', ok: false, status: 401, url: null });
  });

  test('signIn with an unknown provider leads to the sign-in page', async () => {
    await signIn('github');
    expect(window.location.href).toBe(`/api/auth/signin?callbackUrl=${encodeURIComponent(here)}`);
  });

  test('signIn without any provider leads to the error page', async () => {
    answers['/api/auth/providers'] = { body: {} };
    await signIn('credentials');
    expect(window.location.href).toBe('/api/auth/error');
  });

  test('signOut posts with the csrf token, notifies the other tabs and redirects', async () => {
    await signOut({ callbackUrl: '/auth/signin' });
    expect(posted?.fields).toEqual({ callbackUrl: '/auth/signin', csrfToken: 'token', json: 'true' });
    expect(JSON.parse(written[0] ?? '')).toMatchObject({ event: 'session', data: { trigger: 'signout' } });
    expect(window.location.href).toBe(`${site}/auth/signin`);
  });

  test('what can not be read is nothing, not an error', async () => {
    answers = {};
    expect(await getSession()).toBeNull();
    expect(await getCsrfToken()).toBeUndefined();
    expect(await getProviders()).toBeNull();
  });
});

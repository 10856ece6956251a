import type { Person } from './people.ts';

/** Signs in as a browser does; returns the session's cookie for a Cookie header. Throws when it is refused. */
export async function signIn(address: string, person: Person): Promise<string> {
  const csrf = await fetch(`${address}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const cookies = (response: Response) =>
    response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { email, password } = person;
  const body = new URLSearchParams({ csrfToken, email, password, json: 'true' });
  const headers = { Cookie: cookies(csrf).join('; ') };
  const answer = await fetch(`${address}/api/auth/callback/credentials`, { method: 'POST', headers, body });
  const session = cookies(answer).find((cookie) => cookie.includes('session-token='));
  if (!session) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return session;
}

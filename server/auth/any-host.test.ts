import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askFor } from '#tests/browser/hostile/raw.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { sari } from '#tests/people.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;
beforeAll(async () => {
  mailbox = await openMailbox();
  site = await openTestSite({ variables: { AUTH_URL: '', EMAIL_SERVER: mailbox.url, PORT: '4321' } });
});
afterAll(() => {
  site.close();
  mailbox.close();
});

/** Sends requests like a browser that has the site open under another host. */
async function ask(path: string, host: string, fields?: Record<string, string>) {
  const asked = await askFor(site.address, '/api/auth/csrf', { headers: { Host: host } });
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  const { csrfToken } = JSON.parse(asked.body);
  const headers = { Host: host, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
  if (!fields) return askFor(site.address, path, { headers });
  const body = String(new URLSearchParams({ csrfToken, ...fields }));
  const posted = { ...headers, Origin: new URL(`http://${host}`).origin };
  return askFor(site.address, path, { method: 'POST', headers: posted, body });
}
const credentials = { email: sari.email, password: sari.password };
const office = '192.168.1.20:3000';

describe('without AUTH_URL', () => {
  test.each([office, 'localhost:3000', '[::1]:3000', 'vinci.local', 'VINCI.local:80'])(
    'one signs in and out under %s',
    async (host) => {
      const callbackUrl = '/only-us/blogs?page=2#top';
      const signedIn = await ask('/api/auth/callback/credentials', host, { ...credentials, callbackUrl });
      expect([signedIn.status, signedIn.headers.location]).toEqual([302, callbackUrl]);
      expect(String(signedIn.headers['set-cookie'])).toContain('next-auth.session-token=');
      const signedOut = await ask('/api/auth/signout', host, { callbackUrl: '/auth/signin', json: 'true' });
      expect(new URL(JSON.parse(signedOut.body).url).pathname).toBe('/auth/signin');
      expect(new URL(JSON.parse(signedOut.body).url).origin).toBe(new URL(`http://${host}`).origin);
    },
  );

  test('only addresses under the host of the request count as the site’s own', async () => {
    const to = async (callbackUrl: string) =>
      (await ask('/api/auth/callback/credentials', office, { ...credentials, callbackUrl })).headers.location;
    expect(await to(`http://${office}/only-us/gallery`)).toBe('/only-us/gallery');
    for (const evil of [
      'http://evil.example/',
      `http://${office}.evil.example/`,
      '//evil.example',
      '/\\evil',
    ])
      expect(await to(evil)).toBe('/');
  });

  test.each([
    'http://evil.example',
    `http://${office}.evil.example`,
    'http://192.168.1.20:3001',
    'http://192.168.1.20',
    'null',
    'nonsense',
    `ftp://${office}`,
    `http://user@${office}`,
  ])('a page of %s can’t post', async (Origin) => {
    const headers = { Host: office, Origin, 'Content-Type': 'application/x-www-form-urlencoded' };
    const asked = { method: 'POST', headers, body: 'json=true' };
    const answer = await askFor(site.address, '/api/auth/signout', asked);
    expect(answer.status).toBe(403);
  });

  test('a page on https may post through a proxy that does not say so', async () => {
    const headers = { Host: 'www.vinci.example', Origin: 'https://www.vinci.example' };
    const asked = { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: '{}' };
    const answer = await askFor(site.address, '/api/auth/signout', asked);
    // Without the CSRF token it asks first; from another site it would be 'AccessDenied'.
    expect(answer.headers.location).toBe('/api/auth/signout?csrf=true');
  });

  test.each(['evil.example/path', 'user@evil.example', 'evil.example?x', 'a b', 'x'.repeat(300), '%zz', ''])(
    'the invalid host %j is ignored',
    async (host) => {
      for (const path of ['providers', 'csrf', 'signin', 'error?error=CredentialsSignin']) {
        const answer = await askFor(site.address, `/api/auth/${path}`, { headers: { Host: host } });
        const words = JSON.stringify([answer.headers, answer.body]);
        expect(answer.status).toBeLessThan(500);
        if (host) expect(words).not.toContain(host);
      }
    },
  );

  test('the link in an email points to this machine, whatever the Host header, and the log warns about it', async () => {
    const callbackUrl = 'http://evil.example/only-us/blogs';
    await ask('/api/auth/signin/email', 'evil.example', { email: sari.email, callbackUrl });
    const link = await mailbox.nextLink();
    expect(link.origin).toBe('http://localhost:4321');
    expect(link.searchParams.get('callbackUrl')).toBe('http://localhost:4321/only-us/blogs');
    await expect.poll(() => site.logged.join()).toContain('AUTH_URL is not set, so the link in this email');
  });
});

import path from 'node:path';
import { expect, test } from '@playwright/test';
import '#server/register-modules.ts';
import { offered } from '#server/module/registry.ts';
import { downloads } from '#server/site/points.ts';
import { formWith, photo } from '#tests/pictures.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { askFor } from './raw.ts';

let site: RunningSite;
let staff: Record<string, string>;
let picture: string;
/** A script that the back office loads. */
let script: string;
test.beforeAll(async () => {
  site = await startSite();
  staff = { Cookie: await signIn(site.url, site), Origin: site.url };
  const sent = { method: 'POST', headers: staff, body: formWith(await photo({ width: 400, height: 300 })) };
  const answer = await fetch(`${site.url}/api/trpc/file.upload`, sent);
  picture = (await answer.json()).result.data.json.filename;
  const dashboard = await fetch(`${site.url}/only-us/dashboard`, { headers: staff });
  script = (await dashboard.text()).match(/\/assets\/entries\/[\w.-]+\.js/)?.[0] ?? '';
});
test.afterAll(() => site.stop());

/** One response of every kind, with its status. */
function places(): [number, string][] {
  return [
    [200, '/'],
    [200, '/sitemap.xml'],
    [200, '/robots.txt'],
    [200, '/speculation-rules.json'],
    [200, '/up'],
    [200, '/auth/signin'],
    [200, '/api/auth/csrf'],
    [200, '/api/auth/session'],
    [200, '/api/auth/providers'],
    [200, script],
    [200, `/api/images/upload/${picture}`],
    [200, `/api/images/optimize?url=${encodeURIComponent(`/api/images/upload/${picture}`)}&w=256&q=75`],
    [302, '/only-us'],
    [302, '/only-us/dashboard'],
    [303, '/preview/123.abc'],
    [308, '/api/auth/signin/'],
    [400, '/%zz'],
    [400, '/api/auth/nothing'],
    [400, '/api/images/optimize?url=x'],
    [400, '/api/trpc/search.getPage'],
    [401, '/api/trpc/site.get'],
    [404, '/nowhere'],
    [404, '/api/images/upload/nothing.jpg'],
    [404, '/api/trpc/nothing'],
    [404, '/assets/nothing.js'],
    [404, '/index.pageContext.json'],
    [405, '/api/trpc/site.publish'],
  ];
}

/** An optimised picture has Next.js's policy (without frame-ancestors); X-Frame-Options keeps it out of frames. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
  'content-security-policy': expect.stringMatching(/frame-ancestors 'none'|sandbox/),
  'x-frame-options': 'DENY',
};

test('every kind of response has security headers, even a cached one', async () => {
  for (const [status, place] of places()) {
    for (const method of ['GET', 'GET', 'HEAD']) {
      const answer = await askFor(site.url, place, { method });
      // Some don't support HEAD.
      if (method === 'GET') expect(answer.status, place).toBe(status);
      expect(answer.headers, place).toMatchObject(guarded);
      expect(answer.headers, place).not.toHaveProperty('x-powered-by');
      expect(answer.headers, place).not.toHaveProperty('server');
    }
  }
  for (const page of ['/', '/search/palet', '/nowhere', '/auth/signin']) {
    expect((await askFor(site.url, page)).headers, page).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'self'; script-src 'self'; style-src 'self'/,
      ),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  // Where staff photograph.
  const { headers } = await askFor(site.url, '/only-us/dashboard');
  expect(headers['permissions-policy']).toContain('camera=(self)');
});

test('an uploaded file has no rights on the site, whatever a browser takes it for', async () => {
  const upload = `/api/images/upload/${picture}`;
  const variant = `/api/images/optimize?url=${encodeURIComponent(upload)}&w=256&q=75`;
  for (const place of [upload, variant]) {
    const { status, headers } = await askFor(site.url, place);
    expect(status, place).toBe(200);
    expect(headers['content-security-policy'], place).toMatch(/\bsandbox\b/);
  }
});

// Those of single entries have a parameter in their paths; of two kinds of one file, one redirects to the other.
for (const { path: place } of offered(downloads).filter((download) => !download.path.includes(':'))) {
  test(`the download ${place} has security headers, and no rights on the site`, async () => {
    const { status, headers } = await askFor(site.url, place);
    expect([200, 302]).toContain(status);
    expect(headers).toMatchObject(guarded);
    if (status === 200) expect(headers['content-security-policy']).toMatch(/\bsandbox\b/);
  });
}

test('no cache stores personal responses', async () => {
  const places = ['/', '/only-us/dashboard', '/api/trpc/site.get', '/api/auth/session', '/sitemap.xml'];
  for (const place of places) {
    const { status, headers } = await askFor(site.url, place, { headers: staff });
    expect(status, place).toBe(200);
    expect(headers['cache-control'], place).toMatch(/no-store/);
    expect(headers, place).toMatchObject(guarded);
  }
});

test('no refusal and no failure reveals how the server is built or where it is installed', async () => {
  const bodies = ['{', '{"json":{"id":1}}', '--x'];
  const types = ['application/json', 'multipart/form-data; boundary=x'];
  const refused = places().filter(([status]) => status >= 400);
  for (const [, place] of refused) {
    const answers = [await askFor(site.url, place)];
    for (const body of bodies)
      for (const type of types)
        answers.push(
          await askFor(site.url, place, {
            method: 'POST',
            headers: { ...staff, 'Content-Type': type },
            body,
          }),
        );
    for (const { status, body } of answers) {
      expect(status, place).toBeLessThan(500);
      expect(body, place).not.toContain(path.resolve('.'));
      expect(body, place).not.toContain(site.folder);
      expect(body, place).not.toMatch(/node_modules|\n? +at .+:\d+:\d+|\.mjs:\d|SQLITE|Error: [A-Z]\w+Error/);
    }
  }
});

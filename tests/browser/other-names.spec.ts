import { expect, type Page, test } from '@playwright/test';
import { freePort } from '#server/process/free-port.ts';
import { fillSignIn, isReady } from '#tests/back-office.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { signIn } from '#tests/sign-in.ts';
import { type RunningSite, startSite } from '#tests/site.ts';
import { askFor } from './hostile/raw.ts';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let nameless: RunningSite;
let named: RunningSite;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  const port = await freePort();
  const name = { PORT: String(port), AUTH_URL: `http://localhost:${port}` };
  [nameless, named] = await Promise.all([
    startSite({ env: { EMAIL_SERVER: mailbox.url } }),
    startSite({ env: name }),
  ]);
});
test.afterAll(async () => {
  mailbox.close();
  await Promise.all([nameless.stop(), named.stop()]);
});

const byNumber = (site: RunningSite) => site.url.replace('localhost', '127.0.0.1');

async function signInUnder(page: Page, url: string, person: RunningSite) {
  await page.goto(`${url}/only-us/global-setting/footer?x=1`);
  await expect(page).toHaveURL(/\/auth\/signin/);
  await fillSignIn(page, person);
}

test.describe('without AUTH_URL', () => {
  test('the site works at every address that the start prints', { tag: '@long' }, async ({ page }) => {
    const printed = nameless.output().match(/^ +(?:Network +)?http:\/\/[\d.]+:\d+$/gm) ?? [];
    const addresses = [byNumber(nameless), ...printed.map((line) => line.trim().replace(/^Network +/, ''))];
    for (const url of addresses) {
      await signInUnder(page, url, nameless);
      await expect(page).toHaveURL(`${url}/only-us/global-setting/footer?x=1`);
      await isReady(page);
      await page.getByRole('button', { name: /Administrator/ }).click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await expect(page).toHaveURL(`${url}/auth/signin`);
    }
  });

  test('forms without script work too, and the email links to this machine', { tag: '@long' }, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const url = byNumber(nameless);
    await page.goto(`${url}/auth/signin`);
    await page.getByLabel('Send a link to').fill(nameless.email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
    expect((await mailbox.nextLink()).origin).toBe(nameless.url);
    await signInUnder(page, url, nameless);
    await page.goto(`${url}/api/auth/signout`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${url}/only-us/dashboard`);
    await expect(page).toHaveURL(`${url}/auth/signin?callbackUrl=%2Fonly-us%2Fdashboard`);
    await context.close();
  });

  test('links that an administrator copies have the host that the browser uses', {
    tag: '@long',
  }, async () => {
    const url = byNumber(nameless);
    const cookie = await signIn(url, nameless);
    const headers = { Cookie: cookie, Origin: url, 'Content-Type': 'application/json' };
    const sent = { method: 'POST', headers };
    const made = await (await fetch(`${url}/api/trpc/site.createPreviewLink`, sent)).json();
    expect(made.result.data.json.url).toMatch(new RegExp(`^${url}/preview/`));
    const other = { ...sent, headers: { ...headers, Origin: nameless.url } };
    expect((await fetch(`${url}/api/trpc/site.createPreviewLink`, other)).status).toBe(403);
  });
});

test('with AUTH_URL, sign-in opened under another host says so and redirects there', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`${byNumber(named)}/only-us/global-setting/footer`);
  await expect(page).toHaveURL(new RegExp(`^${named.url}/auth/signin\\?`));
  await expect(page.getByRole('status')).toContainText(named.url);
  await fillSignIn(page, named);
  await expect(page).toHaveURL(`${named.url}/only-us/global-setting/footer`);
});

test('a forged host doesn’t appear in anything that others read', { tag: '@long' }, async () => {
  const places = [
    '/',
    '/blogs',
    '/services',
    '/search',
    '/nowhere',
    '/sitemap.xml',
    '/rss.xml',
    '/robots.txt',
  ];
  const forged = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  for (const site of [nameless, named]) {
    // A page requested for the first time is cached, if at all, as that first request gets it.
    for (const place of places) {
      for (const headers of [forged, forged, { Host: new URL(site.url).host }]) {
        const answer = await askFor(site.url, place, { headers });
        expect(answer.status, place).toBeLessThan(500);
        expect(JSON.stringify(answer), place).not.toContain('evil.example');
      }
    }
    const [, canonical] = (await askFor(site.url, '/')).body.match(/rel="canonical" href="(\S+?)"/) ?? [];
    expect(canonical).toBe(`${site.url}/`);
  }
});

test('a forged forwarded host is ignored while TRUST_PROXY is 0', { tag: '@long' }, async () => {
  const headers = { 'X-Forwarded-Host': 'evil.example', Origin: 'http://evil.example' };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const posted = { method: 'POST', headers: json, body: '{}' };
  const answer = await askFor(nameless.url, '/api/trpc/site.publish', posted);
  expect(answer.status).toBe(403);
  expect(answer.body).toContain('This request came from another site.');
  const providers = await askFor(nameless.url, '/api/auth/providers', { headers });
  expect(JSON.parse(providers.body).credentials.signinUrl).toBe(
    `${nameless.url}/api/auth/signin/credentials`,
  );
});

test('behind a proxy the site listens on this machine only, unless HOST says otherwise', {
  tag: '@long',
}, async () => {
  // 127.0.0.2 stands in for a network address: it belongs to this machine but isn't 127.0.0.1.
  const answers = async (env: Record<string, string>) => {
    const site = await startSite({ env: { TRUST_PROXY: '1', ...env } });
    const { port } = new URL(site.url);
    const up = (host: string) =>
      fetch(`http://${host}:${port}/up`)
        .then(({ ok }) => ok)
        .catch(() => false);
    try {
      return [await up('127.0.0.1'), await up('127.0.0.2')];
    } finally {
      await site.stop();
    }
  };
  expect(await answers({})).toEqual([true, false]);
  expect(await answers({ HOST: '127.0.0.2' })).toEqual([false, true]);
});

import { expect, type Page, test } from '@playwright/test';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/unstable-core-do-not-import';
import { dayNames, monthNames } from '#lib/dates.ts';
import { deviceSizes, imageSizes } from '#lib/optimized.ts';
import { changePasswordInput } from '#lib/password-rules.ts';
import { siteCategories } from '#modules/blogs/choices.ts';
import { linkTypes } from '#modules/settings/footer/type.ts';
import { isSuccess } from '#renderer/only-us/failure.ts';
import { fileUrl } from '#renderer/ui/file-url.ts';
import { readEnv } from '#server/env.ts';
import { addAccount, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

// The specification from §3 on, section by section and word by word: texts, limits and marks, those that look like mistakes, too.

const site = ownSite();
const at = (path: string) => fetch(site.url + path, { redirect: 'manual' });

/** Opens the menu of the app bar; gives what it offers under this name. */
async function userMenu(page: Page, name: string) {
  await page.getByRole('button', { name: /(Administrator|Client)$/ }).click();
  return page.getByRole('button', { name, exact: true });
}

test.describe('§3: entities', () => {
  test('links of the footer and categories have their names', () => {
    expect(linkTypes).toEqual(['connectwithus', 'followus', 'callus']);
    expect(Object.keys(siteCategories)).toEqual(['CAREER', 'TECHNOLOGY']);
  });

  test('a file has a public address of protocol, host, prefix and name, or a fallback', () => {
    const file = { filename: 'a.jpg' };
    expect(fileUrl({ host: 'files.example' }, file)).toBe('https://files.example/api/images/upload/a.jpg');
    expect(fileUrl({ protocol: 'http', host: 'x', path: 'y' }, file)).toBe('http://x/y/a.jpg');
    expect(fileUrl({}, file)).toBe('/api/images/upload/a.jpg');
    expect([fileUrl({}, null, '/none.svg'), fileUrl({}, undefined)]).toEqual(['/none.svg', undefined]);
  });
});

test.describe('§5: validation', () => {
  const right = {
    email: 'a@b.example',
    currentPassword: 'Kardus#2026',
    newPassword: 'Bambu-9-ruas',
    confirmPassword: 'Bambu-9-ruas',
  };
  const both = (word: string) => ({ newPassword: word, confirmPassword: word });
  const pattern = 'The password must consist of uppercase and lowercase letters and special characters.';
  const rules: [string, object, string[]][] = [
    ['all is right', {}, []],
    ['16 characters', both('abcdefgh12345678'), []],
    ['no email', { email: '' }, ['Email is required.']],
    ['no current password', { currentPassword: '' }, ['Current password is required.']],
    [
      'no confirmation',
      { confirmPassword: '' },
      ['Confirm password is required.', 'Confirm password not match.'],
    ],
    ['7 characters', both('abcdef1'), ['Password minimum 8 character.', pattern]],
    ['17 characters', both('abcdefgh123456789'), ['Password maximum 12 character.']],
    ['no digit', both('abcdefgh'), [pattern]],
    ['no letter', both('12345678'), [pattern]],
    ['a letter outside ASCII', both('kardusé123'), [pattern]],
    ['the current one', both('Kardus#2026'), ['New password must be deferent.']],
    ['another confirmation', { confirmPassword: 'Bambu-8-ruas' }, ['Confirm password not match.']],
  ];
  for (const [name, values, messages] of rules)
    test(`a new password: ${name}`, () => {
      const issues = changePasswordInput.safeParse({ ...right, ...values }).error?.issues ?? [];
      expect(messages).toEqual(expect.arrayContaining(issues.map(({ message }) => message)));
      expect(issues.length > 0).toBe(messages.length > 0);
    });

  test('wrong settings end the start with “Invalid environment variables”', () => {
    expect(() => readEnv({ DATABASE_URL: 'no url', NODE_ENV: 'production' }, true)).toThrow(
      'Invalid environment variables',
    );
  });
});

test.describe('§7 and §8: the calls and their errors', () => {
  const call = async (path: string, init?: RequestInit) =>
    (await fetch(`${site.url}/api/trpc/${path}`, init)).json();

  test('queries are GET, batches are joined by commas and answered in a list', async () => {
    expect((await call('footerLink.getAll')).result.data).toBeDefined();
    const input = encodeURIComponent(JSON.stringify({ 0: { json: null }, 1: { json: null } }));
    const answers = await call(`footerLink.getAll,footerLink.getAll?batch=1&input=${input}`);
    expect(answers).toHaveLength(2);
    for (const { result } of answers) expect(Array.isArray(result.data.json)).toBe(true);
  });

  test('each code of an error has its number', async () => {
    expect(TRPC_ERROR_CODES_BY_KEY).toMatchObject({
      PARSE_ERROR: -32700,
      BAD_REQUEST: -32600,
      INTERNAL_SERVER_ERROR: -32603,
      NOT_IMPLEMENTED: -32603,
      UNAUTHORIZED: -32001,
      FORBIDDEN: -32003,
      NOT_FOUND: -32004,
      METHOD_NOT_SUPPORTED: -32005,
      TIMEOUT: -32008,
      CONFLICT: -32009,
      PRECONDITION_FAILED: -32012,
      PAYLOAD_TOO_LARGE: -32013,
      UNPROCESSABLE_CONTENT: -32022,
      TOO_MANY_REQUESTS: -32029,
      CLIENT_CLOSED_REQUEST: -32099,
    });
    const headers = { Origin: site.url, 'Content-Type': 'application/json' };
    const codeOf = async (path: string, body?: string) =>
      (await call(path, body === undefined ? {} : { method: 'POST', headers, body })).error.json.code;
    expect(await codeOf('no.such')).toBe(-32004);
    expect(await codeOf('user.changePassword')).toBe(-32005);
    expect(await codeOf('search.getPage?input=%7B')).toBe(-32700);
    expect(await codeOf('user.changePassword', '{"json":{}}')).toBe(-32001);
  });

  test('only the statuses 200, 201 and 202 are a success', () => {
    const all = Array.from({ length: 400 }, (_, index) => 200 + index);
    expect(all.filter(isSuccess)).toEqual([200, 201, 202]);
  });

  test('a failed change of the password says the server’s sentence, a success signs out', async ({
    page,
  }) => {
    const citra = {
      email: 'citra@vinci.example',
      name: 'Citra',
      role: 'client',
      password: 'Papan#2026',
    } as const;
    await addAccount(site, citra);
    await openDashboard(page, site, citra);
    await (await userMenu(page, 'Change Password')).click();
    const dialog = page.getByRole('dialog');
    const send = async (current: string) => {
      await dialog.getByLabel('Current password').fill(current);
      await dialog.getByLabel('New password', { exact: true }).fill('Bambu-9-ruas');
      await dialog.getByLabel('Confirm password').fill('Bambu-9-ruas');
      await page.keyboard.press('Enter');
    };
    await send('Salah#2026');
    await expect(page.locator('.toast')).toContainText('The current password is wrong.');
    await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
    await send(citra.password);
    const toast = page.getByText('Change password success.');
    await expect(toast).toBeVisible();
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect([x > width / 2, y > height / 2]).toEqual([true, true]);
    await expect(page).toHaveURL(/\/auth\/signin/);
  });

  test('the endpoints of sign-in are there, and lead where they should', async () => {
    for (const name of ['session', 'csrf', 'providers'])
      expect([name, (await at(`/api/auth/${name}`)).status]).toEqual([name, 200]);
    const location = async (path: string) => (await at(path)).headers.get('location');
    expect(await location('/only-us/dashboard')).toBe('/auth/signin?callbackUrl=%2Fonly-us%2Fdashboard');
    expect(await location('/api/auth/signin/nobody')).toContain('/auth/signin');
    for (const name of ['signin', 'signout', 'error'])
      expect([name, (await at(`/api/auth/${name}`)).status < 400 || name === 'error']).toEqual([name, true]);
    const log = await fetch(`${site.url}/api/auth/_log`, {
      method: 'POST',
      headers: { Origin: site.url },
      body: '',
    });
    expect(log.status).toBe(200);
  });

  test('pictures are optimised by url, w and q, which is 75', async () => {
    const html = (await (await at('/')).text()).replaceAll('&amp;', '&');
    const address = new URL(/\/api\/images\/optimize\?url=[^"\s]+/.exec(html)?.[0] ?? '', site.url);
    expect([...address.searchParams.keys()]).toEqual(expect.arrayContaining(['url', 'w']));
    const bytes = async (q?: string) => {
      const asked = new URL(address);
      asked.searchParams.delete('q');
      if (q) asked.searchParams.set('q', q);
      return Buffer.from(await (await fetch(asked)).arrayBuffer());
    };
    expect(await bytes()).toEqual(await bytes('75'));
  });
});

test.describe('§9: constants', () => {
  test('days, months and the sizes of pictures', () => {
    expect(dayNames).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']);
    expect(monthNames.join(' ')).toBe('Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des');
    expect([deviceSizes[0], deviceSizes.at(-1)]).toEqual([640, 3840]);
    expect([imageSizes[0], imageSizes.at(-1)]).toEqual([16, 384]);
  });

  test('the catalog is downloaded as vinci-catalog.png', async () => {
    const answer = await at('/catalog/vinci-catalog.png');
    expect(answer.headers.get('content-disposition')).toContain('vinci-catalog.png');
  });

  test('the progress bar has its speed, and no spinner', async ({ page }) => {
    await page.goto(site.url);
    const script = await page.locator('script[src]').first().getAttribute('src');
    const text = await (await at(script ?? '')).text();
    for (const setting of ['minimum:.08', 'speed:200', 'trickleRate:.02', 'trickleSpeed:800'])
      expect(text).toContain(setting);
  });

  test('a toast goes after six seconds, and not by a click elsewhere', async ({ page }) => {
    await page.clock.install();
    await signIn(page, site);
    await page.goto(`${site.url}/only-us/home/client`);
    await isReady(page);
    await page.route('**/api/trpc/homeClient.*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await page
      .getByRole('button', { name: /^Move .* down$/ })
      .first()
      .click();
    const toast = page.getByText('Process failed please try again', { exact: true });
    await expect(toast).toBeVisible();
    await page.getByRole('main').click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(5000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toBeHidden();
  });
});

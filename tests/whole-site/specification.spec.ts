import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/unstable-core-do-not-import';
import { openDatabase } from '#database/client.ts';
import { site as siteTable } from '#database/tables.ts';
import { dayNames, monthNames } from '#lib/dates.ts';
import type { Language } from '#lib/language.ts';
import { deviceSizes, imageSizes } from '#lib/optimized.ts';
import { changePasswordInput } from '#lib/password-rules.ts';
import { siteCategories } from '#modules/blogs/choices.ts';
import { linkTypes } from '#modules/settings/footer/type.ts';
import { isSuccess } from '#renderer/only-us/is-success.ts';
import { fileUrl } from '#renderer/ui/file-url.ts';
import { readEnv } from '#server/env.ts';
import { addAccount, isReady, openDashboard, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { startSite } from '#tests/site.ts';

// The specification by its sections, word by word: texts, routes, limits and marks, those that look like mistakes, too.

const site = ownSite();
const at = (path: string) => fetch(site.url + path, { redirect: 'manual' });
function setLanguage(language: Language) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(siteTable).set({ language }).run();
  db.$client.close();
}

const mainMenu = (page: Page) => page.locator('.header-menu');
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

/** Opens the menu of the app bar; gives what it offers under this name. */
async function userMenu(page: Page, name: string) {
  await page.getByRole('button', { name: /(Administrator|Client)$/ }).click();
  return page.getByRole('button', { name, exact: true });
}

async function phoneOn(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(url);
  return page;
}

test.describe('§1 and §2: what visitors see', () => {
  test('the maintenance page has its words, and a header with logo, search box and menu', async ({
    page,
    browser,
  }) => {
    const closed = await startSite({ env: { MAINTENANCE: 'on' } });
    await page.goto(`${closed.url}/gallery`);
    await expect(page).toHaveTitle('Maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maintenance');
    for (const text of [
      'Sorry, website is under maintenance',
      'Sorry for the problems that have occurred, you can try again in a moment',
    ])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /^Vinci/ })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Layanan' })).toBeVisible();
    await expect(header.getByRole('search')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const phone = await phoneOn(browser, closed.url);
    await phone.getByRole('button', { name: 'Menu' }).click();
    await expect(phone.getByRole('dialog').getByRole('link', { name: 'Layanan' })).toBeVisible();
    await phone.close();
    await closed.stop();
  });

  test('the menu marks the current path and disables it, and stands in the header from laptops on', async ({
    page,
  }) => {
    for (const [language, gallery] of [
      ['en', 'Gallery'],
      ['id', 'Galeri'],
    ] as const) {
      setLanguage(language);
      for (const width of [1024, 1152, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${site.url}/gallery`);
        const current = mainMenu(page).locator('[aria-current]');
        await expect(current).toHaveText(gallery);
        await expect(current).not.toHaveAttribute('href');
        await expect(current).toBeDisabled();
        await expect(mainMenu(page).getByRole('link', { name: 'Blog' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
        const outside = await page
          .locator('.header-row')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(outside).toBeLessThanOrEqual(0);
      }
    }
  });

  test('Enter or the icon searches at /search/{query}, and replaces a search', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto(site.url);
    const box = page.getByRole('banner').getByRole('search');
    await box.getByRole('searchbox').fill('kardus & palet');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/search/kardus%20%26%20palet`);
    await box.getByRole('searchbox').fill('palet');
    await box.getByRole('button').click();
    await expect(page).toHaveURL(`${site.url}/search/palet`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('on laptops the search field expands on a click of its icon and collapses on a further one', async ({
    page,
  }) => {
    await page.goto(site.url);
    const box = page.getByRole('banner').getByRole('search');
    const width = () => box.getByRole('searchbox').evaluate(({ clientWidth }) => clientWidth);
    expect(await width()).toBeLessThan(50);
    await box.getByRole('button').click();
    await expect.poll(width).toBeGreaterThan(150);
    await box.getByRole('button').click();
    await expect.poll(width).toBeLessThan(50);
  });

  test('the phone has a full-screen menu with Close, its entries and the links of the footer', async ({
    browser,
  }) => {
    const page = await phoneOn(browser, site.url);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await menu.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
    await expect(menu.getByRole('navigation').getByRole('link', { name: 'Galeri' })).toBeVisible();
    expect(await menu.locator('.link-columns a').count()).toBeGreaterThan(0);
    const close = menu.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toHaveAttribute('lang', 'en');
    await close.click();
    await expect(menu).toBeHidden();
    await page.close();
  });

  test('the footer has links by type, the logo and a button to the chat', async ({ page }) => {
    await page.goto(site.url);
    const footer = page.getByRole('contentinfo');
    const columns = footer.locator('.link-columns > div');
    await expect(columns.getByRole('heading').first()).toBeVisible();
    await expect(footer.locator('svg, img').first()).toBeVisible();
    await expect(page.locator('.contact-button')).toHaveAttribute('href', /^https:\/\/wa\.me\//);
    await expect(page.locator('.contact-button')).toHaveAttribute('target', '_blank');
  });

  test('/404 and the sign-in page have no header and no footer', async ({ page }) => {
    for (const [path, status] of [
      ['/404', 404],
      ['/auth/signin', 200],
    ] as const) {
      expect((await page.goto(site.url + path))?.status()).toBe(status);
      await expect(page.locator('.header, .menu-dialog')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
});

test.describe('§2: the back office', () => {
  const routes: [path: string, title: string][] = [
    ['dashboard', 'Dashboard'],
    ['gallery', 'Gallery'],
    ['blogs', 'Blogs'],
    ['upload-catalog', 'Upload Catalog'],
    ['home/banner', 'Banner'],
    ['home/packaging', 'Packaging'],
    ['home/packaging/new', 'Packaging'],
    ['home/service', 'Service'],
    ['home/service/new', 'Service'],
    ['home/client', 'Client'],
    ['global-setting/profile', 'Profile'],
    ['global-setting/file-manager', 'File Manager'],
    ['global-setting/footer', 'Footer'],
    ['global-setting/gallery-type', 'Gallery Type'],
  ];

  test('every route has its screen with its title', async ({ page }) => {
    await signIn(page, site);
    for (const [path, title] of routes) {
      const answer = await page.goto(`${site.url}/only-us/${path}`);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await expect(page.getByRole('banner').getByRole('heading', { level: 1 }), path).toHaveText(title);
    }
    expect((await page.goto(`${site.url}/only-us/home/nothing`))?.status()).toBe(404);
    await expect(page.getByText('There is nothing here')).toBeVisible();
  });

  test('the sidebar has its entries and groups, which open for the current path, and the version', async ({
    page,
  }) => {
    await signIn(page, site);
    await page.goto(`${site.url}/only-us/home/client`);
    await isReady(page);
    expect((await sidebar(page).boundingBox())?.width).toBeLessThanOrEqual(320);
    expect((await page.locator('.sidebar').boundingBox())?.width).toBe(320);
    for (const name of ['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog', 'Banner', 'Packaging', 'Service'])
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
    const group = (name: string) => sidebar(page).getByRole('button', { name, exact: true });
    await expect(group('Home')).toHaveAttribute('aria-expanded', 'true');
    await expect(group('Setting')).toHaveAttribute('aria-expanded', 'false');
    await group('Setting').click();
    for (const name of ['Administrator', 'File Manager', 'Footer', 'Gallery Type'])
      await expect(sidebar(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByText('Ver 1.0.0')).toBeVisible();
  });

  test('the app bar has a way back, the name and role, Change Password and Keluar', async ({ page }) => {
    await openDashboard(page, site);
    await page.goto(`${site.url}/only-us/gallery`);
    await isReady(page);
    await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
    await expect(await userMenu(page, 'Keluar')).toBeVisible();
    await page.getByRole('button', { name: 'Change Password' }).click();
    // Opens with the email of the session; closing resets all fields (§4).
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Email')).toHaveValue(site.email);
    await dialog.getByLabel('Current password').fill('x');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await (await userMenu(page, 'Change Password')).click();
    await expect(dialog.getByLabel('Current password')).toHaveValue('');
  });

  test('a client sees Dashboard, Gallery, Blogs and Upload Catalog alone (§6), and no small screen', async ({
    page,
  }) => {
    await addAccount(site, budi).catch(() => undefined);
    await openDashboard(page, site, budi);
    await expect(sidebar(page).getByRole('link')).toHaveText([
      'Dashboard',
      'Gallery',
      'Blogs',
      'Upload Catalog',
    ]);
    await expect(sidebar(page).getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(page.getByText('Layar Terlalu Kecil')).toBeVisible();
    await expect(page.getByText(/laptop atau PC/)).toBeVisible();
  });
});

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

import { expect, type Page, test } from '@playwright/test';
import { brandTones } from '#lib/brand-colors.ts';
import { complaints, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

const site = ownSite();

const screen = '/only-us/global-setting/brand';
const color = (page: Page) => page.getByRole('textbox', { name: 'Main colour', exact: true });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Success' });

async function openScreen(page: Page) {
  await signIn(page, site);
  await page.goto(site.url + screen);
  await isReady(page);
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(saved(page)).toBeVisible();
}

test('as delivered, a page loads no style sheet for the brand', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(site.url);
  expect(asked.filter((path) => path.startsWith('/brand/'))).toEqual([]);
  const tones = ['--orange', '--on-orange', '--orange-on-ink', '--deep-orange', '--deeper-orange'];
  const computed = await page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement);
    return names.map((name) => style.getPropertyValue(name));
  }, tones);
  expect(computed).toEqual(['#f76b15', '#1f1a17', '#f76b15', '#b93a09', '#9c2f06']);
});

test('name, colour and address are changed, and visitors see them at once', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await page.goto(site.url);
  await openScreen(page);
  await page.getByLabel('Name', { exact: true }).fill('Kardus Jaya');
  await color(page).fill('blue');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(color(page)).toHaveAccessibleDescription(/Please enter a colour such as #0b5fff/);
  await color(page).fill('#FFD400');
  await expect(page.getByText(/^This colour is hard to read on a light background/)).toContainText('#897100');
  await page.getByLabel('Legal name').fill('PT Kardus Jaya Abadi');
  await page.getByLabel('Street').fill('Jl. Industri 5');
  await page.getByLabel('City').fill('Cikarang');
  await page.getByLabel('Phone').fill('(021) 5550 123');
  for (const day of ['Kamis', 'Jumat', 'Sabtu']) await page.getByRole('checkbox', { name: day }).click();
  await save(page);
  // The server writes it in another way, which is no change of somebody else.
  await expect(color(page)).toHaveValue('#ffd400');
  await expect(stateIn(page)).toHaveText('Live');
  await page.getByLabel('City').fill(' Cikarang ');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(stateIn(page)).toHaveText('Live');
  await expect(page.getByText('Someone else saved this')).toHaveCount(0);
  const visitor = await browser.newPage();
  const problems = complaints(visitor);
  await visitor.goto(site.url);
  await expect(visitor).toHaveTitle(/^Kardus Jaya · /);
  await expect(visitor.getByRole('img', { name: 'Kardus Jaya, beranda' })).toHaveText('Kardus Jaya');
  const search = await browser.newPage();
  await search.goto(`${site.url}/search`);
  const button = search.getByRole('main').getByRole('button', { name: 'Cari' });
  await expect(button).toHaveCSS('background-color', 'rgb(255, 212, 0)');
  await expect(button).toHaveCSS('color', 'rgb(29, 27, 22)');
  const footer = visitor.getByRole('contentinfo');
  await expect(footer).toContainText('Jl. Industri 5');
  await expect(footer).toContainText('Senin–Rabu');
  await expect(footer).toContainText(`© ${new Date().getFullYear()} PT Kardus Jaya Abadi`);
  const json = await visitor.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'LocalBusiness',
    legalName: 'PT Kardus Jaya Abadi',
    address: { streetAddress: 'Jl. Industri 5', addressLocality: 'Cikarang' },
    telephone: '+62215550123',
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '08:00' }],
  });
  for (const path of ['/auth/signin', '/nowhere']) {
    await visitor.goto(site.url + path);
    await expect(visitor.locator('link[href^="/brand/ffd400-"]')).toHaveCount(1);
  }
  expect(problems.filter((each) => !each.includes('404'))).toEqual([]);
  await visitor.close();
});

test('the back office has the colour and the logo as soon as they are saved, in both schemes', {
  tag: '@long',
}, async ({ page }) => {
  await openScreen(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const tones = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--orange-9', '--orange-contrast'].map((name) => style.getPropertyValue(name));
    });
  await color(page).fill('#0b5fff');
  await save(page);
  await expect.poll(tones).toEqual(['#0b5fff', '#ffffff']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(tones).toEqual([brandTones('#0b5fff').onInk, '#1f1a17']);
  await page.emulateMedia({ colorScheme: 'light' });
  const buffer = await photo({ width: 330, height: 128 });
  await page.getByLabel('Upload a logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: 'Logo', exact: true }).locator('img')).toBeVisible();
  await save(page);
  await expect(page.locator('.sidebar-logo img')).toHaveAttribute('src', /optimize/);
  await page
    .getByRole('group', { name: 'Logo', exact: true })
    .getByRole('button', { name: /Remove/ })
    .click();
  await color(page).fill('');
  await save(page);
  await expect.poll(tones).toEqual(['#f76b15', '#1f1a17']);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a logo takes the place of the name, in the header and on a light patch in the footer', {
  tag: '@long',
}, async ({ page }) => {
  await openScreen(page);
  const buffer = await photo({ width: 440, height: 128 });
  await page.getByLabel('Upload a logo').setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('group', { name: 'Logo', exact: true }).locator('img')).toBeVisible();
  await save(page);
  await page.goto(site.url);
  const logo = page.getByRole('banner').getByRole('img');
  await expect(logo).toHaveAttribute('src', /optimize/);
  expect((await logo.boundingBox())?.height).toBe(36);
  await expect(page.locator('.footer .brand-logo-on-paper')).toBeVisible();
});

test('on dark pages the logo for dark backgrounds takes the place of the other', { tag: '@long' }, async ({
  page,
}) => {
  await openScreen(page);
  const logos = [
    { group: 'Logo', label: 'Upload a logo', color: '#0b5fff' },
    { group: 'Logo for dark backgrounds', label: 'Upload a light logo', color: '#ffffff' },
  ];
  for (const { group, label, color } of logos) {
    const circle = `<circle cx="60" cy="16" r="16" fill="${color}"/>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32">${circle}</svg>`;
    const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await page.getByLabel(label).setInputFiles(file);
    await expect(page.getByRole('group', { name: group, exact: true }).locator('img')).toBeVisible();
  }
  await save(page);

  const address = () => page.getByRole('banner').getByRole('img').getAttribute('src');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(site.url);
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(1);
  const onPaper = await address();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.getByRole('banner').getByRole('img')).toHaveCount(1);
  const onInk = await address();
  expect(onInk).not.toBe(onPaper);
  // The footer is dark in both.
  await expect(page.locator('.footer-logo')).toHaveAttribute('src', onInk ?? '');
});

test('a picture that is refused says so at its field, until another is sent', async ({ page }) => {
  await openScreen(page);
  const words = '<text x="9" y="20">Vinci</text>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32">${words}</svg>`;
  const file = { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Upload a logo').setInputFiles(file);
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  await expect(logo.getByRole('alert')).toContainText('text');
  await page
    .getByLabel('Upload a logo')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photo({ color: '#123456' }) });
  await expect(logo.getByRole('alert')).toHaveCount(0);
});

test('the chosen typefaces are fetched early, and no others; nothing moves when they arrive', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openScreen(page);
  await page.getByRole('radio', { name: 'Bitter & Figtree' }).check();
  await expect(page.getByText(/^In these colours, text has a contrast of 16\.3:1/)).toBeVisible();
  await save(page);
  const visitor = await browser.newPage();
  const problems = complaints(visitor);
  await visitor.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset.shift = String((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Also where something asks for the layout before the style sheet of the brand is there.
  await visitor.route('**/brand/*.css', async (route) => {
    const isSet = () => document.body && getComputedStyle(document.body).fontFamily.includes('Stand-in');
    await visitor.waitForFunction(isSet, undefined, { polling: 100 });
    await route.continue();
  });
  await visitor.goto(site.url, { waitUntil: 'networkidle' });
  const preloads = visitor.locator('link[rel=preload][as=font]');
  await expect(preloads).toHaveCount(2);
  const fetched = await visitor.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /([a-z-]+)-latin.*woff2$/.exec(name)?.[1] ?? []),
  );
  expect(fetched.sort()).toEqual(['bitter', 'figtree']);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Bitter,/);
  await expect(visitor.locator('html')).not.toHaveAttribute('data-shift', /./);
  expect(problems).toEqual([]);
  await visitor.close();
});

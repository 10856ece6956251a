import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, openDashboard, signIn, stateIn } from '#tests/back-office.ts';
import { openMailbox } from '#tests/mailbox.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { photo } from '#tests/pictures.ts';
import { startSite } from '#tests/site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

async function ask(page: Page, name: string) {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill(name);
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  const buffer = await photo({ width: 640, height: 480 });
  await page.getByLabel('Foto').setInputFiles({ name: 'peti.jpg', mimeType: 'image/jpeg', buffer });
  // A visitor takes longer than a program.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
}

async function isAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([]);
}

test('an administrator sees who is waiting, answers, and exports the list and what one person may ask for', {
  tag: '@long',
}, async ({ page }) => {
  await ask(page, 'Dewi Lestari');
  await openDashboard(page, site);
  await expect(page).toHaveTitle('(1) Dashboard · Vinci');
  await expect(page.getByRole('heading', { name: /^1 new request/ })).toBeVisible();
  await page.getByRole('link', { name: 'Answer' }).click();
  await expect(page).toHaveTitle('(1) Requests · Vinci');
  await isReady(page);
  await isAccessible(page);
  await page.getByRole('link', { name: 'Dewi Lestari' }).click();
  await expect(page).toHaveTitle('Requests · Vinci');
  await expect(page.getByRole('link', { name: /^Requests/ })).not.toContainText('unread');
  const chat = page.getByRole('link', { name: 'Reply on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /wa\.me\/6281234567890\?text=Halo%20Dewi/);
  // Opened in another tab, which may have no network.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const popup = page.waitForEvent('popup');
  await chat.click();
  await (await popup).close();
  await expect(page.getByText('You replied on WhatsApp')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Photo 1' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  await page.getByLabel('New note').fill('Ditelepon, minta gambar');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Ditelepon, minta gambar')).toBeVisible();
  await page.getByLabel('State').click();
  await page.getByRole('option', { name: 'Won' }).click();
  await expect(page.getByText('You moved it to Won')).toBeVisible();
  await isAccessible(page);

  await page.getByRole('link', { name: /^Requests/ }).click();
  // In whatever state it is.
  await page.getByLabel('Search requests').fill('lestari');
  await expect(page.getByRole('link', { name: 'Dewi Lestari' })).toBeVisible();
  await page.getByRole('button', { name: 'Won 1' }).click();
  await expect(page.getByRole('link', { name: 'Dewi Lestari' })).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('won,Dewi Lestari,,0812-3456-7890');

  // What somebody may ask for by law is one archive, with the photos.
  await page.goto(`${site.url}/only-us/requests/settings`);
  await isReady(page);
  await page.getByLabel('Phone number or email address').fill('0812 3456 7890');
  await page.getByRole('button', { name: 'Find' }).click();
  const archiving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export their data' }).click();
  const download = await archiving;
  expect(download.suggestedFilename()).toBe('personal-data.zip');
  // Nothing in it is compressed.
  const bytes = await readFile(await download.path(), 'latin1');
  expect(bytes).toMatch(/^PK.*personal-data\.json.*"name": "Dewi Lestari".*-1\.webp.*RIFF.*WEBP/s);
});

test('Sales answers a new request on the dashboard, and moves another one away', async ({ page }) => {
  await addAccount(site, { ...budi, email: 'sari@vinci.example', right: 'sales' });
  await ask(page, 'Ratna');
  await ask(page, 'Agus');
  await openDashboard(page, site, { ...budi, email: 'sari@vinci.example' });
  const entry = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  // Reading the phone number is recorded in the request’s history.
  expect(await page.content()).not.toContain('81234567890');
  await entry('Agus').getByRole('button', { name: 'Reply to Agus' }).press('Enter');
  await expect(entry('Agus').getByRole('link', { name: 'WhatsApp' })).toBeFocused();
  await expect(entry('Agus').getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+6281234567890',
  );
  const readers = rowsIn(
    site,
    "select user_id from request_events join requests on requests.id = request_id where request_events.kind = 'opened' and name = 'Agus'",
  );
  expect(readers).toHaveLength(1);
  await entry('Ratna').getByRole('button', { name: 'Reply to Ratna' }).press('Enter');
  for (const width of [1440, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await isAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const popup = page.waitForEvent('popup');
  await entry('Ratna').getByRole('link', { name: 'WhatsApp' }).press('Enter');
  await (await popup).close();
  await expect(entry('Ratna')).toHaveCount(0);
  await entry('Agus').getByLabel('State of the request from Agus').click();
  await page.getByRole('option', { name: 'Spam' }).click();
  await expect(page.getByText('The request from Agus is in “Spam” now.')).toBeVisible();
  await expect(entry('Agus')).toHaveCount(0);
});

test('on a phone a request is answered with three taps', { tag: '@long' }, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await ask(page, 'Wati');
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.getByRole('link', { name: 'Requests' }).tap();
  await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Anywhere in its row.
  await page.getByRole('row', { name: 'Wati' }).tap({ position: { x: 300, y: 20 } });
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Reply on WhatsApp' }).tap();
  await (await popup).close();
  await expect(page.getByText('You replied on WhatsApp')).toBeVisible();
  await expect(page.getByLabel('State')).toHaveText('In progress');
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+6281234567890');
  await page.getByLabel('New note').fill('Minta gambar');
  await page.getByRole('button', { name: 'Add note' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: 'Minta gambar' })).toBeVisible();
  await page.getByLabel('Assigned to').tap();
  await page.getByRole('option', { name: 'Administrator' }).tap();
  await expect(page.getByText('You assigned it to Administrator')).toBeVisible();
  await isAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await context.close();
});

test('who is assigned a request finds it in the sidebar, and what only administrators do is away', {
  tag: '@long',
}, async ({ page }) => {
  await addAccount(site, budi);
  await ask(page, 'Rina');
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/requests`);
  await page.getByRole('link', { name: 'Rina' }).click();
  await page.getByLabel('Assigned to').click();
  await page.getByRole('option', { name: budi.name }).click();
  await expect(page.getByText(`You assigned it to ${budi.name}`)).toBeVisible();

  await page.context().clearCookies();
  await openDashboard(page, site, budi);
  await page.getByRole('navigation').getByRole('link', { name: 'Requests' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeHidden();
  await page.getByRole('link', { name: 'Rina' }).click();
  await expect(page.getByText(`Administrator assigned it to ${budi.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
  expect((await page.goto(`${site.url}/only-us/requests/settings`))?.status()).toBe(403);
});

test('the settings say how each recipient has chosen to hear of requests', { tag: '@long' }, async ({
  browser,
  page,
}) => {
  const mailbox = await openMailbox();
  const mailing = await startSite({ env: { EMAIL_SERVER: mailbox.url } });
  try {
    await addAccount(mailing, { ...budi, right: 'sales' });
    await openDashboard(page, mailing);
    await page.goto(`${mailing.url}/only-us/requests/settings`);
    await isReady(page);
    const recipients = page.getByRole('group', { name: 'Email about new requests to' });
    const of = (name: string) => recipients.locator('label', { hasText: name }).locator('..');
    await expect(of('Administrator')).toHaveText('AdministratorEmail at once');
    await expect(of(budi.name)).toHaveText(budi.name);
    await page.getByRole('checkbox', { name: budi.name }).check();
    await expect(of(budi.name)).toHaveText(`${budi.name}Email at once`);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(stateIn(page)).toHaveText('Live');

    const sales = await (await browser.newContext()).newPage();
    await openDashboard(sales, mailing, budi);
    await sales.goto(`${mailing.url}/only-us/my-account`);
    await isReady(sales);
    await sales.getByText('Choose for each kind').click();
    for (const choice of ['Daily digest by email', 'Only in the back office']) {
      await sales.getByRole('combobox', { name: 'New requests' }).click();
      await sales.getByRole('option', { name: choice }).click();
      await expect(async () => {
        await page.reload();
        await isReady(page);
        await expect(of(budi.name)).toHaveText(budi.name + choice, { timeout: 1000 });
      }).toPass();
    }
    await isAccessible(page);
  } finally {
    await mailing.stop();
    mailbox.close();
  }
});

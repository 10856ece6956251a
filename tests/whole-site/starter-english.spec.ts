import { expect, test } from '@playwright/test';
import { starterCompany } from '#database/seed/starter-company.ts';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf } from '#tests/translated-site.ts';
import { textsOf } from '#tests/words-of-pages.ts';
import { indonesianWords } from './indonesian-words.ts';

const site = ownSite();

test('a new site that adds English shows all of its starter content, and no Indonesian', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(2 * times.browser);
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/languages`);
  await isReady(page);
  await page.getByRole('button', { name: 'Edit languages' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Second language').click();
  await page.getByRole('option', { name: 'English' }).click();
  await form.getByRole('button', { name: /^Publish/ }).click();
  await expect(form).toHaveCount(0);
  await (await apiOf(site)).change('site.publishLanguage', {});

  const addresses = rowsIn<{ path: string }>(
    site,
    "select path from addresses where type like '%:en' and state = 'current'",
  );
  expect(addresses.length).toBeGreaterThan(25);
  const lists = ['', '/packaging', '/services', '/gallery', '/blogs', '/contact'].map((path) => `/en${path}`);
  const foreign: object[] = [];
  for (const at of [...lists, ...addresses.map(({ path }) => path)]) {
    expect((await page.goto(site.url + at))?.status(), at).toBe(200);
    await expect(page.locator('html'), at).toHaveAttribute('lang', 'en');
    const description = await page.locator('meta[name=description]').getAttribute('content');
    const texts = [...(await textsOf(page, '[hreflang]')), description ?? ''];
    const wrong = texts.filter((text) => indonesianWords.test(text.replaceAll(starterCompany.legalName, '')));
    if (wrong.length > 0) foreign.push({ at, wrong });
  }
  expect(foreign).toEqual([]);

  const shows = async (at: string, ...titles: string[]) => {
    await page.goto(`${site.url}/en${at}`);
    for (const title of titles) await expect(page.getByText(title).first(), at).toBeAttached();
  };
  await shows(
    '',
    'Packaging that arrives as neat as it left',
    'in Cikarang and Surabaya',
    'Choosing corrugated',
  );
  await shows('/packaging', 'Die-cut box', 'Export wooden crate', 'Printed label');
  await shows('/services', 'Contract packaging', 'Returns handling');
  for (const at of ['/services/freight', '/contact-us'])
    await shows(at, 'Destinations and delivery times', '5–6 days');
  await shows('/search?q=ship+to+medan', 'Delivery to Medan');
  await shows('/gallery', 'Strapped pallet, ready to load');
  await shows('/blogs', 'Pallet patterns', 'Barcodes in the warehouse');
  await shows('/blogs/category/career', 'Warehouse supervisor in Surabaya');
  await shows('/privacy-policy', 'Your rights');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact-us');
});

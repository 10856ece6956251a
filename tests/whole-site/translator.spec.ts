import { expect, test } from '@playwright/test';
import { addAccount, isReady, more, openDashboard, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { setSecondLanguage } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const translator = { ...budi, right: 'translator' } as const;

test('a translator reads all content, changes none of it, and publishes and schedules translations', {
  tag: '@long',
}, async ({ page }) => {
  setSecondLanguage(site, 'en');
  await addAccount(site, translator);
  await openDashboard(page, site, translator);
  const screens = ['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog', 'Pages', 'Testimonials', 'Home'];
  for (const name of screens)
    await expect(page.getByRole('navigation').first().getByText(name, { exact: true })).toBeVisible();
  for (const name of ['Requests', 'Statistics', 'Backups'])
    await expect(page.getByRole('navigation').first().getByText(name, { exact: true })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.getByRole('option', { name: /^Blogs/ })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^(Requests|Brand|Add|New|Write)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  for (const list of ['blogs', 'gallery', 'pages', 'testimonials', 'home/packaging']) {
    await page.goto(`${site.url}/only-us/${list}`);
    await isReady(page);
    await expect(main.locator('.open-link').first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^(Add|Upload|Trash|Move)/ })).toHaveCount(0);
    await expect(main.getByRole('link', { name: /^(Add|New)/ })).toHaveCount(0);
    await expect(main.getByRole('checkbox')).toHaveCount(0);
  }
  expect((await page.goto(`${site.url}/only-us/requests`))?.status()).toBe(403);

  await page.goto(`${site.url}/only-us/pages`);
  await isReady(page);
  await main.getByRole('link', { name: 'Tentang Kami' }).click();
  await expect(page).toHaveURL(/\/only-us\/translations\/page\/\d+\/en$/);
  const languages = page.getByRole('navigation', { name: 'Languages of this entry' });
  await languages.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await expect(stateIn(page)).toHaveText('Live · read only');
  await page
    .getByRole('navigation', { name: 'Languages of this entry' })
    .getByRole('link', { name: 'English' })
    .click();
  await page.getByLabel('Title', { exact: true }).first().fill('About us');
  await expect(page.getByText(/Draft · saved/)).toBeVisible();
  await expect.poll(() => violationsOn(page)).toEqual([]);
  await page.locator('.form-page-bar').getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await (await fetch(`${site.url}/en/about-us`)).text()).toContain('About us');

  // What they schedule is theirs to move and to cancel.
  await more(page.locator('.form-page-foot'), 'Schedule');
  await expect(page.getByRole('dialog', { name: /About us/ })).toBeVisible();
  rowsIn(
    site,
    `insert into entry_schedules (type, entry, action, at)
      select 'page:en', id, 'unpublish', ? from entry_translations where type = 'page'`,
    new Date('2031-05-12T02:00:00Z').getTime(),
  );
  await page.goto(`${site.url}/only-us/calendar?month=2031-05`);
  await isReady(page);
  const item = page.locator('.calendar-item', { hasText: 'About us' });
  await item.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const day = page.getByRole('cell').filter({ has: page.locator('time[datetime="2031-05-13"]') });
  await expect(day.locator('.calendar-item')).toContainText('About us');
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  await page.getByRole('button', { name: /^Cancel.*About us/ }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toHaveCount(0);
});

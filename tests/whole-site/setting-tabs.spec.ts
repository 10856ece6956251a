import { expect, type Page } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Back office' });

test('Setting has at most eight entries', async ({ page, site }) => {
  await openDashboard(page, site);
  await sidebar(page).getByRole('button', { name: 'Setting', exact: true }).click();
  const links = sidebar(page).getByRole('list', { name: 'Setting' }).getByRole('link');
  expect((await links.allInnerTexts()).length).toBeLessThanOrEqual(8);
  await expect(links.filter({ hasText: 'Data' })).toHaveAttribute('href', '/only-us/backups');
});

const screens = [
  ['Site', 'global-setting/site', 'Site'],
  ['Site', 'global-setting/brand', 'Brand'],
  ['Site', 'global-setting/languages', 'Languages'],
  ['Site', 'global-setting/addresses', 'Addresses'],
  ['Site', 'global-setting/measuring', 'Measuring'],
  ['Administrator', 'global-setting/profile', 'Accounts'],
  ['Administrator', 'activity', 'Activity'],
  ['Data', 'backups', 'Backups'],
  ['Data', 'global-setting/export', 'Export'],
  ['Data', 'global-setting/move-in', 'Move in'],
] as const;

test('screens that share an entry keep their addresses and are a click from each other', {
  tag: '@long',
}, async ({ page, site }) => {
  await openDashboard(page, site);
  for (const [entry, path, tab] of screens) {
    await page.goto(`${site.url}/only-us/${path}`);
    await isReady(page);
    await expect(sidebar(page).locator('[aria-current]')).toHaveText(entry);
    const tabs = page.getByRole('navigation', { name: entry, exact: true });
    await expect(tabs.locator('[aria-current]')).toHaveText(tab);
  }
  await page.getByRole('navigation', { name: 'Data' }).getByRole('link', { name: 'Backups' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/backups`);
  await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible();
});

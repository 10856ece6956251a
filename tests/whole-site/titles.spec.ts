import { expect } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

test('the browser’s tab and the app bar show the same title, even after client-side navigation', {
  tag: '@sweep',
}, async ({ page, site }) => {
  await openDashboard(page, site);
  const routes = await page
    .getByRole('navigation')
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(routes).toContain('/only-us/global-setting/profile');
  for (const route of routes) {
    await page.goto(site.url + route);
    const heading = await page.getByRole('banner').getByRole('heading').innerText();
    await expect(page).toHaveTitle(`${heading} · Vinci`);
  }
  await page.goto(`${site.url}/only-us/global-setting/footer`);
  await isReady(page);
  await page.getByRole('link', { name: 'Administrator' }).click();
  await expect(page.getByRole('banner').getByRole('heading')).toHaveText('Profile');
  await expect(page).toHaveTitle('Profile · Vinci');
});

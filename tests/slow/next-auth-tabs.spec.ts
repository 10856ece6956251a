import { expect } from '@playwright/test';
import { test } from './next-auth/fixtures.ts';

// The client's messages carry whole seconds: a second one in the same second is identical and fires no event.
test('other tabs notice signing in and signing out', async ({ tab, otherTab, site }) => {
  await otherTab.open('unauthenticated');
  await tab.openSignedIn(site);
  await expect(async () => {
    await tab.call('getSession');
    await expect(otherTab.user).toHaveText('Administrator', { timeout: 500 });
  }).toPass();
  await otherTab.call('signOut', { redirect: false });
  await expect(tab.user).toHaveText('Nobody');
});

test('our back office in another tab notices too, and notifies others', async ({ tab, context, site }) => {
  await tab.openSignedIn(site);
  const office = await context.newPage();
  await office.goto(`${site.url}/only-us/dashboard`);
  // Repeatedly, because the page may not be listening yet.
  await expect(async () => {
    await tab.call('update', { name: 'Citra' });
    await expect(office.getByRole('button', { name: 'Citra' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await office.getByRole('button', { name: 'Citra' }).click();
  await office.getByRole('button', { name: 'Keluar' }).click();
  await expect(tab.user).toHaveText('Nobody');

  await tab.openSignedIn(site, 'Citra');
  await tab.call('update', { name: 'Administrator' });
  await office.goto(`${site.url}/only-us/dashboard`);
  await expect(async () => {
    await tab.call('signOut', { redirect: false });
    await expect(office).toHaveURL(/\/auth\/signin\?callbackUrl=/, { timeout: 500 });
  }).toPass();
});

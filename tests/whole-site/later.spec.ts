import { expect } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

test('without a connection a dialog that isn’t loaded yet says so, the form stays, and later it opens', {
  tag: '@long',
}, async ({ page, context, site }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/packaging/1`);
  await isReady(page);
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  await context.setOffline(true);
  const history = page.getByRole('button', { name: 'History' });
  await history.click();
  await expect(page.getByText('This part couldn’t be loaded')).toBeVisible();
  await expect(page.getByText('Check your connection, then try again.')).toBeVisible();
  await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible();
  await context.setOffline(false);
  await history.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a text can be read when its editor can’t be loaded', { tag: '@long' }, async ({ page, site }) => {
  await signIn(page, site);
  await page.route(/\/assets\/chunks\//, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('ProseMirror-')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(`${site.url}/only-us/home/packaging/1`);
  await expect(page.getByText('This part couldn’t be loaded')).toBeVisible();
  await expect(page.getByText('Check your connection, then reload the page.')).toBeVisible();
  await expect(page.locator('.rich-text-paper').getByRole('paragraph').first()).toBeVisible();
  await expect(page.getByLabel('Title').or(page.getByLabel('Name')).first()).toBeVisible();
});

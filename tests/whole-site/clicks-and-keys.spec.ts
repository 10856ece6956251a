import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

// How many clicks and keys a job takes.

const site = ownSite();

async function open(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

test('a finished draft is live after two clicks, in a bar whose buttons never move', async ({ page }) => {
  await signIn(page, site);
  await open(page, 'home/packaging/1');
  const bar = page.locator('.form-page-bar');
  const places = async () => {
    const edges = [];
    for (const name of ['History', 'Share preview'])
      edges.push(await bar.getByRole('button', { name }).boundingBox());
    return { edges, height: await bar.boundingBox().then((box) => box?.height) };
  };
  await expect(bar.getByRole('button', { name: 'Up to date' })).toBeDisabled();
  const before = await places();
  expect(before.height).toBeLessThanOrEqual(64);
  await page.getByLabel('Name', { exact: true }).fill('Kotak yang baru');
  await expect(bar).toContainText('1 change not published');
  expect(await places()).toEqual(before);

  await bar.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(bar).toContainText('Draft saved');
  expect(await places()).toEqual(before);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(bar).toContainText('All changes published');
  expect(await places()).toEqual(before);
});

test('a click anywhere in a row opens it, and keys search, add and open', async ({ page }) => {
  await signIn(page, site);
  await open(page, 'home/packaging');
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('n');
  await expect(page.getByRole('searchbox')).toHaveValue('n');
  await page
    .getByRole('article')
    .nth(1)
    .click({ position: { x: 400, y: 8 } });
  await expect(page).toHaveURL(/packaging\/\d+$/);
  await page.goBack();
  await page.getByRole('article').nth(1).getByRole('link').focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/packaging\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/packaging\/new$/);
});

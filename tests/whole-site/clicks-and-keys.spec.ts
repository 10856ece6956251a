import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

// How many clicks and keys a job takes.

const site = ownSite();

async function open(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

/** Counts the presses of the mouse on a screen from now on. */
async function countClicks(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { presses: 0 });
    const count = () => (window as unknown as { presses: number }).presses++;
    window.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}

test('a finished draft is live after two clicks, in a bar whose buttons never move', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await open(page, 'home/packaging/1');
  const bar = page.locator('.form-page-bar');
  const places = async () => {
    const edges = [];
    for (const name of ['History', 'Share preview']) {
      const { x = 0, y = 0 } = (await bar.getByRole('button', { name }).boundingBox()) ?? {};
      edges.push([Math.round(x), Math.round(y + 0.1)]);
    }
    return { edges, height: await bar.boundingBox().then((box) => box?.height) };
  };
  await expect(bar.getByRole('button', { name: 'Published', exact: true })).toBeDisabled();
  const before = await places();
  expect(before.height).toBeLessThanOrEqual(64);
  await page.getByLabel('Name', { exact: true }).fill('Kotak yang baru');
  await expect(stateIn(bar)).toHaveText(/^Live · 1 change$/);
  expect(await places()).toEqual(before);

  await bar.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(bar).toContainText('Draft · saved');
  expect(await places()).toEqual(before);
  const clicks = await countClicks(page);
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(stateIn(bar)).toHaveText('Live');
  expect(await clicks()).toBe(2);
  expect(await places()).toEqual(before);
});

test('a click anywhere in a row opens it, and keys search, add and open', { tag: '@long' }, async ({
  page,
}) => {
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

test('changes are scheduled with four clicks', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await open(page, 'home/service/9');
  const bar = page.locator('.form-page-bar');
  await page.getByLabel('Name', { exact: true }).fill('Mulai tahun depan');
  await expect(stateIn(bar)).toHaveText(/^Live · 1 change$/);
  const clicks = await countClicks(page);
  await bar.getByRole('button', { name: 'Publish changes' }).click();
  const panel = page.getByRole('dialog', { name: /^Publish/ });
  await panel.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule “/ });
  await dialog.getByRole('textbox', { name: 'Publish at' }).click();
  await dialog.getByRole('textbox', { name: 'Publish at' }).fill('2040-01-02T09:05');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(bar).toContainText('Live · 1 change · Scheduled for 2 Jan 2040, 09:05');
  expect(await clicks()).toBe(4);
});

test('eighteen pictures are uploaded, named and published with three clicks and the keyboard', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await open(page, 'gallery');
  const files = Array.from({ length: 18 }, async (_, index) => ({
    name: `IMG_${4001 + index}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await photo({ color: `rgb(${index * 12}, 90, 160)` }),
  }));
  const clicks = await countClicks(page);
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload pictures' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByText('choose files').click(),
  ]);
  await chooser.setFiles(await Promise.all(files));
  await expect(dialog.getByText('18 pictures were uploaded as drafts.')).toBeVisible();
  const titles = Array.from({ length: 18 }, (_, index) => `Muatan ${index + 1}`);
  await dialog
    .getByLabel(/^Title/)
    .first()
    .focus();
  for (const title of titles) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(title);
    // Over the alternative text to the next title.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
  }
  await dialog.getByRole('button', { name: 'Publish these 18' }).click();
  await expect(dialog).toBeHidden();
  expect(await clicks()).toBe(3);
  for (const title of titles)
    await expect(page.getByRole('article', { name: title, exact: true })).not.toContainText('Draft');

  // Where pictures are chosen, they are found by these titles, and come in the order of the choice.
  await open(page, 'home/packaging/1');
  const opener = page.getByRole('button', { name: 'Add pictures' });
  const added = page.getByRole('region', { name: 'More pictures' }).getByRole('listitem');
  const before = await added.count();
  await opener.click();
  const choosing = page.getByRole('dialog', { name: 'Choose pictures' });
  await expect(choosing.getByLabel('Search files')).toBeFocused();
  await page.keyboard.type('muatan 1');
  await expect(choosing.getByText('10 files', { exact: true })).toBeVisible();
  const tile = (title: string) => choosing.getByRole('button', { name: new RegExp(`^${title}, IMG_`) });
  for (const title of ['Muatan 12', 'Muatan 15', 'Muatan 1', 'Muatan 12']) await tile(title).press('Enter');
  await expect(tile('Muatan 1')).toHaveAttribute('aria-pressed', 'true');
  await expect(tile('Muatan 12')).toHaveAttribute('aria-pressed', 'false');
  await expect(choosing.locator('.file-mark')).toHaveText(['2', '1']);
  const source = async (title: string) => String(await tile(title).locator('img').getAttribute('src'));
  const [first, second] = [await source('Muatan 15'), await source('Muatan 1')];
  await choosing.getByRole('button', { name: 'Add 2 pictures' }).press('Enter');
  await expect(opener).toBeFocused();
  await expect(added).toHaveCount(before + 2);
  await expect(added.nth(before).locator('img')).toHaveAttribute('src', first);
  await expect(added.nth(before + 1).locator('img')).toHaveAttribute('src', second);
  await opener.click();
  await choosing.getByLabel('Search files').fill('Muatan 15');
  await expect(tile('Muatan 15')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a key opens the menu of a row at its first item, the first time too', async ({ page }) => {
  await signIn(page, site);
  await open(page, 'blogs');
  const more = page
    .getByRole('main')
    .getByRole('button', { name: /^More for/ })
    .first();
  const first = page.getByRole('menuitem').first();
  for (const key of ['Enter', 'ArrowDown']) {
    await more.press(key);
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
  }
  await page.reload();
  await isReady(page);
  await more.press('ArrowDown');
  await expect(first).toBeFocused();
});

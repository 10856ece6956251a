import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';

// The forms of entries with pages of their own are one.

const site = ownSite();
const forms = {
  'blogs/1': 'Cover',
  'pages/1': 'Cover',
  'home/packaging/1': 'Picture',
  'home/service/9': 'Picture',
  'upload-catalog/1': 'File',
};

async function open(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

const bar = (page: Page) => page.locator('.form-page-bar');
const left = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())?.x;

test('every form has its title, its folded address and its picture in the same place, and its panel stays in sight', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn(page, site);
  const places = new Set<string>();
  for (const [path, picture] of Object.entries(forms)) {
    await open(page, path);
    const details = page.getByRole('radio', { name: 'Details' });
    if (await details.count()) await details.click();
    const title = page.locator('.entry-title-input textarea');
    await expect(title).not.toHaveValue('');
    await expect(page.getByLabel('Address', { exact: true }).first()).toBeHidden();
    const panel = page.locator('.entry-side');
    const first = panel.getByRole('group', { name: picture });
    await expect(first.getByRole('button', { name: 'Choose from files' })).toBeVisible();
    const [side, label] = [await panel.boundingBox(), await first.boundingBox()];
    const top = (await title.boundingBox())?.y ?? 0;
    // Nothing but the switch between preview and details is above it.
    places.add(`${await left(page, '.entry-title')} ${Math.round(top)} ${Math.round(side?.y ?? 0)}`);
    expect((label?.y ?? 0) - (side?.y ?? 0), path).toBeLessThanOrEqual(70);
    expect(await left(page, '.entry-title-input textarea'), path).toBe(
      await left(page, '.entry-main > :nth-child(2)'),
    );
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(panel, path).toBeInViewport();
    expect((await panel.boundingBox())?.y, path).toBeGreaterThanOrEqual(64);
    expect(await violationsOn(page), path).toEqual([]);
  }
  expect([...places]).toHaveLength(1);
});

test('a draft of every type is kept with a title alone, and what is missing is asked for when it is published', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  for (const path of Object.keys(forms).map((each) => each.replace(/\d+$/, ''))) {
    await open(page, `${path}new`);
    const title = page.locator('.entry-title-input textarea');
    await title.click();
    await page.keyboard.type('Baru setengah jadi');
    await page.keyboard.press('Control+s');
    await expect(page, path).toHaveURL(/\/\d+$/);
    await expect(bar(page), path).toContainText('Draft · saved');
    await expect(title).toBeFocused();
    await page.keyboard.type(' lagi');
    await expect(bar(page), path).toContainText('Draft · saved');
    // Everything but a page of blocks lacks something that visitors need.
    if (path === 'pages/') continue;
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.locator('form').getByRole('alert').first(), path).toBeVisible();
  }
});

test('a page is previewed beside its blocks before anybody saves it', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, site);
  await open(page, 'pages/new');
  await expect(page.getByText('Give the page a title to see it here while you write.')).toBeVisible();
  await page.getByLabel('Title').fill('Belum disimpan');
  const preview = page.frameLocator('iframe[title="Live preview"]');
  await expect(preview.getByRole('heading', { name: 'Belum disimpan' })).toBeVisible();
});

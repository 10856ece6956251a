import { expect, type Page, test } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

const site = ownSite();
test.beforeEach(({ page }) => signIn(page, site));

const jpeg = async (name: string, color: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 640, height: 480, color }),
});
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit picture' });
const choosing = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });
const file = (page: Page) => page.getByRole('dialog', { name: 'File', exact: true });
const source = async (page: Page) =>
  String(await editing(page).getByRole('presentation').getAttribute('src'));

async function editFirst(page: Page) {
  await page.goto(`${site.url}/only-us/gallery`);
  await isReady(page);
  await page.getByRole('article').first().locator('.open-link').click();
  await expect(editing(page)).toBeVisible();
}

test('a picture is chosen in the file picker, and an existing one is used instead of a second copy', {
  tag: '@long',
}, async ({ page }) => {
  const found = complaints(page);
  await editFirst(page);
  const before = await source(page);
  const chooser = editing(page).getByRole('button', { name: 'Choose from files' });

  await chooser.click();
  await expect(choosing(page).getByLabel('Search files')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choosing(page)).toBeHidden();
  await expect(chooser).toBeFocused();

  await chooser.click();
  await choosing(page).getByLabel('Search files').fill('hand-pallet-jack');
  await expect(choosing(page).getByText('1 file', { exact: true })).toBeVisible();
  await choosing(page).getByRole('listitem').getByRole('button').press('Enter');
  await expect(choosing(page)).toBeHidden();
  await expect(chooser).toBeFocused();
  const after = await source(page);
  expect(after).not.toBe(before);

  // On a small laptop the buttons of the dialogs are in sight.
  await page.setViewportSize({ width: 1280, height: 768 });
  await editing(page).getByRole('button', { name: 'Alt text and focal point' }).click();
  const details = page.getByRole('dialog', { name: 'Alternative text and focal point' });
  await expect(details.locator('.focal-area')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();

  const picture = await jpeg('forklift.jpg', '#708090');
  const first = await source(page);
  await editing(page).getByLabel('Upload another picture').setInputFiles(picture);
  await expect.poll(() => source(page)).not.toBe(first);
  const stored = await source(page);
  const known = page.getByRole('alertdialog', { name: 'You already have this picture' });

  await editing(page).getByRole('button', { name: 'Choose from files' }).click();
  await choosing(page)
    .getByLabel('Upload a picture')
    .setInputFiles({ ...picture, name: 'forklift (1).jpg' });
  await expect(known).toContainText('“forklift.jpg”');
  await known.getByRole('button', { name: 'Use the existing one' }).click();
  await expect(choosing(page)).toBeHidden();
  expect(await source(page)).toBe(stored);

  const field = editing(page).getByLabel('Upload another picture');
  await field.setInputFiles({ ...picture, name: 'forklift (2).jpg' });
  await known.getByRole('button', { name: 'Cancel' }).click();
  await expect(known).toBeHidden();
  expect(await source(page)).toBe(stored);

  await field.setInputFiles({ ...picture, name: 'forklift (3).jpg' });
  await known.getByRole('button', { name: 'Upload a second copy' }).click();
  await expect(known).toBeHidden();
  await expect.poll(() => source(page)).not.toBe(stored);

  const chosen = await source(page);
  await editing(page).getByRole('button', { name: 'Publish changes' }).click();
  await expect(editing(page)).toBeHidden();
  await expect(page.getByRole('article').first().getByRole('presentation')).toHaveAttribute('src', chosen);
  expect(found).toEqual([]);
});

test('a batch upload uses a picture again if it already exists', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${site.url}/only-us/gallery`);
  await isReady(page);
  const upload = async (...files: Awaited<ReturnType<typeof jpeg>>[]) => {
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await page.getByLabel('choose files').setInputFiles(files);
  };
  const drum = await jpeg('drum.jpg', '#556677');
  await upload(drum);
  await page.getByRole('button', { name: 'Keep as draft' }).click();

  await upload({ ...drum, name: 'drum lagi.jpg' }, await jpeg('tong.jpg', '#665544'));
  const row = page.getByRole('listitem', { name: 'drum lagi.jpg' });
  await expect(row).toContainText('You already have this picture, as “drum.jpg”.');
  await expect(page.getByText('1 picture was uploaded as a draft.')).toBeVisible();
  await row.getByRole('button', { name: 'Use that one: drum.jpg' }).click();
  await expect(page.getByText('2 pictures were uploaded as drafts.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as drafts' }).click();
  const shown = (title: string) =>
    page.getByRole('article', { name: title, exact: true }).getByRole('presentation').getAttribute('src');
  expect(await shown('drum lagi')).toBe(await shown('drum'));

  await upload({ ...drum, name: 'drum tiga.jpg' }, await jpeg('tong tiga.jpg', '#665544'));
  await page.getByRole('button', { name: 'Use those 2' }).click();
  await page.getByRole('button', { name: 'Publish these 2' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await shown('tong tiga')).toBe(await shown('tong'));
});

test('a replaced picture is updated wherever it is shown', { tag: '@long' }, async ({ page, browser }) => {
  const visitor = await browser.newPage();
  const gallery = `${site.url}/gallery`;
  await page.goto(`${site.url}/only-us/global-setting/file-manager`);
  const used = page.getByRole('button', { name: /, corrugated-board\.webp$/ });
  await isReady(page);
  await page.setViewportSize({ width: 1280, height: 768 });
  await used.click();
  await expect(file(page).locator('.focal-area')).toBeVisible();
  await expect(file(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  const uses = file(page).getByRole('list', { name: 'Where it is used' });
  await expect(uses.getByRole('link')).toHaveAttribute('href', /^\/only-us\/gallery\?open=\d+$/);
  await file(page).getByLabel('Name').fill('Papan.jpg');
  const shown = file(page).locator('.focal-area img');
  const before = String(await shown.getAttribute('src'));
  const seen = (address: string) => visitor.locator(`main img[src="${address}"]`).first();
  // Pictures further down are fetched once a visitor does something.
  const open = async () => {
    await visitor.goto(gallery);
    await visitor.keyboard.press('Tab');
  };
  await open();
  await expect(seen(before)).toBeVisible();

  await file(page)
    .getByLabel('Replace everywhere')
    .setInputFiles(await jpeg('baru.jpg', '#102030'));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The new picture appears right away where it is used.');
  await question.getByRole('button', { name: 'Replace everywhere' }).click();
  await expect(page.getByText('The picture was replaced.')).toBeVisible();
  await expect(shown).not.toHaveAttribute('src', before);
  const after = String(await shown.getAttribute('src'));
  // Earlier input is still there and can be saved.
  await file(page).getByLabel('Name').press('Control+s');
  await expect(file(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Papan.jpg' })).toBeVisible();

  await open();
  await expect(seen(after)).toBeVisible();
  await expect(seen(before)).toHaveCount(0);
  // The old addresses, of the picture and its smaller variants, return the new picture.
  const small = (address: string) =>
    `/api/images/optimize?${new URLSearchParams({ url: address, w: '640' })}`;
  for (const [old, now] of [
    [before, after],
    [small(before), small(after)],
  ] as const) {
    const { href } = new URL(old, site.url);
    const moved = await visitor.request.get(href, { maxRedirects: 0 });
    expect(moved.status()).toBe(302);
    expect(moved.headers()['cache-control']).toBe('no-cache');
    const bytes = await (await visitor.request.get(href)).body();
    expect(bytes.equals(await (await visitor.request.get(new URL(now, site.url).href)).body())).toBe(true);
  }
  await visitor.close();
});

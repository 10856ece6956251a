import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { isKept, isSaved, openPost, publish, text } from './test-form.ts';

const site = ownSite();

test.use({ viewport: { width: 1440, height: 900 } });

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

/** The distances in pixels of the caret's paragraph from the toolbar above and the bar with the buttons below. */
const roomAround = (page: Page) =>
  page.evaluate(() => {
    const { anchorNode } = window.getSelection() as Selection;
    const paragraph = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    const [caret, tools, bar] = [
      paragraph,
      ...['.rich-text-tools', '.form-page-bar'].map((bar) => document.querySelector(bar)),
    ].map((element) => (element as Element).getBoundingClientRect());
    if (!caret || !tools || !bar) throw new Error('Something is missing.');
    return { above: Math.round(caret.top - tools.bottom), below: Math.round(bar.top - caret.bottom) };
  });

test('writers always see the line they are writing', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await text(page).click();
  for (let line = 1; line <= 30; line++) {
    await page.keyboard.type(`Baris ${line}`);
    await page.keyboard.press('Enter');
    expect((await roomAround(page)).below, `line ${line}`).toBeGreaterThanOrEqual(0);
  }
  for (let line = 30; line >= 1; line--) {
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await roomAround(page)).above, `line ${line}`).toBeGreaterThanOrEqual(0);
  }
});

test('Ctrl+End and Ctrl+Home reach the ends of a text with tables and pictures', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Akhir.');
  await expect(text(page).locator(':scope > :last-child')).toContainText(/Akhir\.$/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Awal. ');
  await expect(text(page).locator(':scope > :first-child')).toContainText(/^Awal\. /);
  await page.keyboard.press('Control+Home');
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Sungguh akhir.');
  await expect(text(page).locator(':scope > :last-child')).toContainText(/Sungguh akhir\.$/);
});

test('Ctrl+End moves the caret even when the browser has not yet reported a click', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  // As on a busy machine: the key arrives before the selectionchange event.
  await text(page).evaluate((editor) => {
    window.getSelection()?.collapse(editor.firstChild, 0);
    const key = { key: 'End', ctrlKey: true, bubbles: true, cancelable: true };
    editor.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.keyboard.type('Akhir.');
  await expect(text(page).locator(':scope > :last-child')).toContainText(/Akhir\.$/);
});

test('the toast after a save covers none of the buttons', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  for (const author of ['Sari', 'Dewi']) {
    await page.getByLabel('Author').fill(author);
    // The second time, a toast is there already: it must not be in front of the panel's button either.
    await publish(page);
    const toast = page.locator('.toast').last();
    await expect(toast).toBeVisible();
    const bar = await boxOf(page.locator('.form-page-bar'));
    expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(bar.top);
    await isSaved(page);
  }
});

test('after a failed save one can retry at once', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await page.getByLabel('Author').fill('Rina');
  // The save fails, and refetching the post never ends: the form doesn't wait for it.
  await page.route('**/api/trpc/**', (route) => {
    if (route.request().method() === 'POST') return route.abort();
    return /blog\.get\b/.test(route.request().url()) ? undefined : route.continue();
  });
  const tries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('blog.update')) tries.push(request.url());
  });
  await publish(page);
  await expect(page.getByText('Process failed please try again')).toBeVisible();
  const button = page.getByRole('button', { name: 'Publish changes' });
  await expect(button).toBeEnabled();
  await publish(page);
  await expect.poll(() => tries.length).toBe(2);
  await expect(button).toBeEnabled();
  await page.unroute('**/api/trpc/**');
  await publish(page);
  await isSaved(page);
});

test('Ctrl+S saves a change of a live post without publishing it, and nothing without a change', async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  const saves: string[] = [];
  page.on('request', (request) => {
    const [name] = /blog\.update|content\.keepCopy/.exec(request.url()) ?? [];
    if (name) saves.push(name);
  });
  await page.keyboard.press('Control+s');
  await page.getByLabel('Author').fill('Tono');
  await page.keyboard.press('Control+s');
  await isKept(page);
  await page.keyboard.press('Control+s');
  expect(saves).toEqual(['content.keepCopy']);
});

test('a text can link to another page of the site', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await text(page).click();
  await page.keyboard.press('Control+Home');
  for (const wrong of ['//evil.example', '/only-us']) {
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await page.getByLabel('Link to').fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText('This isn’t a valid link. Check the address.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByLabel('Link to').fill('/packaging');
  await page.keyboard.press('Enter');
  await publish(page);
  await isSaved(page);
  const actions = page.locator('.form-page-bar');
  const view = await actions.getByRole('link', { name: 'View', exact: true }).getAttribute('href');
  await page.goto(site.url + view);
  const link = page.locator('.rich-text').getByRole('link', { name: 'Kemasan' });
  await expect(link).toHaveAttribute('href', '/packaging');
  expect(await link.getAttribute('rel')).toBeNull();
  expect(await link.getAttribute('target')).toBeNull();
  await link.click();
  await expect(page).toHaveURL(`${site.url}/packaging`);
});

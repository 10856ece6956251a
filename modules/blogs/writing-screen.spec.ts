import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { isKept, isSaved, openPost, pressPublish, publish, text } from './test-form.ts';

const site = ownSite();

test.use({ viewport: { width: 1440, height: 900 } });

test('a post is written below a large title, and its name stays in sight', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  const title = await page.getByLabel('Title').inputValue();
  await expect(page).toHaveTitle(`${title} · Vinci`);
  const firstLine = await text(page).locator('p').first().boundingBox();
  expect(firstLine?.y).toBeLessThanOrEqual(260);

  // The tools say how long the text is and lead to its headings.
  await page.getByRole('button', { name: /^\d+ words · \d+ min$/ }).click();
  await page.getByRole('dialog', { name: 'Outline' }).getByRole('button').nth(1).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Baru: ');
  await expect(text(page).getByRole('heading').nth(1)).toHaveText(/^Baru: /);

  await expect(page.getByLabel('Summary')).toBeHidden();
  await page.getByLabel('Title').fill('Karton yang pas');
  await expect(page).toHaveTitle('Karton yang pas · Vinci');
  await expect(page.locator('.form-page-bar')).toContainText('Karton yang pas');
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();

  await page.getByText('Address and summary').click();
  await page.getByLabel('Address').fill('bukan alamat');
  await page.getByText('Address and summary').click();
  await expect(page.getByLabel('Address')).toBeHidden();
  await pressPublish(page);
  await expect(page.getByLabel('Address')).toBeFocused();
  // What is typed is kept, and the tests below publish this post.
  await page.getByLabel('Address').fill('karton-gelombang');
});

test('Ctrl+End and Ctrl+Home reach the ends of a text with tables and pictures', { tag: '@long' }, async ({
  page,
}) => {
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

  // Even when the browser has not yet reported a click.
  // As on a busy machine, the key arrives before the selectionchange event.
  await text(page).evaluate((editor) => {
    window.getSelection()?.collapse(editor.firstChild, 0);
    const key = { key: 'End', ctrlKey: true, bubbles: true, cancelable: true };
    editor.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.keyboard.type(' Tamat.');
  await expect(text(page).locator(':scope > :last-child')).toContainText(/Tamat\.$/);
});

/** How far the caret is from the toolbar above and from the bar with the buttons below, in pixels. */
const roomAroundCaret = (page: Page) =>
  page.evaluate(() => {
    const selection = window.getSelection();
    const range = selection?.getRangeAt(0).cloneRange();
    const node = selection?.focusNode;
    const block = node instanceof Element ? node : node?.parentElement;
    const caret = [...(range?.getClientRects() ?? [])].at(-1) ?? block?.getBoundingClientRect();
    const edge = (bar: string) => document.querySelector(bar)?.getBoundingClientRect();
    const [tools, bar] = [edge('.rich-text-tools'), edge('.form-page-bar')];
    if (!caret || !tools || !bar) throw new Error('Something is missing.');
    return Math.round(Math.min(caret.top - tools.bottom, bar.top - caret.bottom));
  });

test('the caret is never behind a bar: at the ends, after an undo far away, in a low window', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.setViewportSize({ width: 1280, height: 640 });
  await openPost(page, `${site.url}/only-us/blogs/1`);
  const isInSight = (where: string) =>
    expect.poll(() => roomAroundCaret(page), where).toBeGreaterThanOrEqual(0);
  await text(page).locator('p').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Awal. ');
  await isInSight('at the beginning');
  await page.keyboard.press('Control+End');
  await isInSight('at the end');
  await page.keyboard.type('Akhir.');
  for (let line = 1; line <= 12; line++) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(`Baris ${line}`);
    await isInSight(`in line ${line} at the end`);
  }
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowUp', 'PageDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await isInSight(key);
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+z');
  await isInSight('after an undo at the end');
  await page.keyboard.press('Control+End');
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z');
  await isInSight('after an undo at the beginning');
});

test('neither the list after a slash nor a dialog of the bar moves the page', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.keyboard.type('/');
  const list = page.getByRole('listbox', { name: 'Insert' });
  await expect(list).toBeVisible();
  expect(await height()).toBe(before);
  const bar = page.locator('.form-page-bar');
  const [listBox, barBox] = [await list.boundingBox(), await bar.boundingBox()];
  expect((listBox?.y ?? 0) + (listBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');

  for (const [button, name] of [
    ['History', 'History'],
    ['Share preview', 'Share preview'],
    ['Publish changes', 'Publish the changes of'],
  ] as const) {
    const box = await bar.getByRole('button', { name: button }).boundingBox();
    await page.evaluate(() => window.scrollTo(0, 300));
    // At its place: Playwright's own click would scroll to it.
    await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.scrollY), name).toBe(300);
  }
});

test('Ctrl+S saves a change of a live post without publishing it, and nothing without a change', {
  tag: '@long',
}, async ({ page }) => {
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

  // Right after the last key it saves that key.
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kata terakhir.');
  await expect(page.locator('.form-state [role=status]')).toHaveText(/saving…$/);
  const kept = page.waitForRequest(/content\.keepCopy/);
  await page.keyboard.press('Control+s');
  expect((await kept).postData()).toContain('Kata terakhir.');
});

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
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

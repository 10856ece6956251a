import { expect, type Page, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { openPost, pressSave, text } from './test-form.ts';

const site = ownSite();

test.use({ viewport: { width: 1440, height: 900 } });

test('a post is written below a large title, and its name stays in sight', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  const title = await page.getByLabel('Title').inputValue();
  await expect(page).toHaveTitle(`${title} · Vinci`);
  const firstLine = await text(page).locator('p').first().boundingBox();
  expect(firstLine?.y).toBeLessThanOrEqual(260);

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
  await pressSave(page);
  await expect(page.getByLabel('Address')).toBeFocused();
});

test('the tools say how long the text is and lead to its headings', async ({ page }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/1`);
  await page.getByRole('button', { name: /^\d+ words · \d+ min$/ }).click();
  await page.getByRole('dialog', { name: 'Outline' }).getByRole('button').nth(1).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Baru: ');
  await expect(text(page).getByRole('heading').nth(1)).toHaveText(/^Baru: /);
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

test('the caret is never behind a bar: at the ends, after an undo far away, in a low window', async ({
  page,
}) => {
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
  for (let line = 0; line < 4; line++) await page.keyboard.press('Enter');
  await isInSight('in new lines at the end');
  for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowUp', 'ArrowUp', 'PageDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await isInSight(key);
  }
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+z');
  await isInSight('after an undo at the end');
  await page.keyboard.press('Control+End');
  for (let step = 0; step < 8; step++) await page.keyboard.press('Control+z');
  await isInSight('after an undo at the beginning');
});

test('neither the list after a slash nor a dialog of the bar moves the page', async ({ page }) => {
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
    ['Schedule “', 'Schedule “'],
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

import { expect, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

// Records without a working copy, such as redirects: what is typed is in this browser only until somebody saves it.

const site = ownSite();

const dialog = (page: Page) => page.getByRole('dialog');
const to = (page: Page) => dialog(page).getByLabel('Redirects to');
const from = (page: Page) => dialog(page).getByLabel('Old address');
const conflict = (page: Page) =>
  page.getByRole('group', { name: 'Somebody else changed “Redirects to”, too.' });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('draft'))
      .join(),
  );

async function open(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/global-setting/addresses`);
  await isReady(page);
  await page.getByRole('button', { name: path, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ page }, { title }) => {
  await signIn(page, site);
  const path = `/${title.length}`;
  const data = JSON.stringify({ json: { from: path, to: '/blogs', temporary: false } });
  const headers = { Origin: site.url, 'Content-Type': 'application/json' };
  const answer = await page.request.post(`${site.url}/api/trpc/redirect.create`, { data, headers });
  expect(answer.status()).toBe(200);
  await open(page, path);
});

test(
  'what was typed is offered again after a crash, and goes with what others saved',
  { tag: '@long' },
  async ({ page, context }, { title }) => {
    const path = `/${title.length}`;
    await to(page).fill('/gallery');
    await expect.poll(() => stored(page)).toContain('/gallery');
    const other = await context.newPage();
    await open(other, path);
    // The first tab is still open.
    await expect(offer(other)).toHaveCount(0);
    await to(other).fill('/services');
    await from(other).fill(`${path}-lama`);
    await save(other);
    await expect(dialog(other)).toHaveCount(0);
    await page.close({ runBeforeUnload: false });

    const again = await context.newPage();
    await open(again, `${path}-lama`);
    await offer(again)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(from(again)).toHaveValue(`${path}-lama`);
    await expect(conflict(again)).toContainText('Choose which to keep, then save.');
    await conflict(again).getByRole('button', { name: 'Mine' }).click();
    await save(again);
    await expect(dialog(again)).toHaveCount(0);
    await open(again, `${path}-lama`);
    await expect(to(again)).toHaveValue('/gallery');
    await expect(offer(again)).toHaveCount(0);
    expect(await stored(again)).toBe('');
  },
);

test(
  'a save in another tab is merged with what was typed, and what both changed is asked',
  { tag: '@long' },
  async ({ page, context }, { title }) => {
    const path = `/${title.length}`;
    const other = await context.newPage();
    await open(other, path);
    await to(page).fill('/gallery');
    await to(other).fill('/services');
    await from(other).fill(`${path}-lama`);
    await save(other);
    await expect(dialog(other)).toHaveCount(0);
    await save(page);
    const note = page
      .getByRole('alert')
      .filter({ hasText: 'Someone else saved this while you were editing.' });
    await expect(note).toContainText('their Old address');
    await expect(from(page)).toHaveValue(`${path}-lama`);
    await save(page);
    await expect(conflict(page)).toBeFocused();
    await conflict(page).getByRole('button', { name: 'Theirs' }).click();
    await expect(to(page)).toHaveValue('/services');
  },
);

test(
  'closing throws away what was typed only after a yes, and going back asks, too',
  { tag: '@long' },
  async ({ page }, { title }) => {
    const path = `/${title.length}`;
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', (question) => {
      asked.push(question.message());
      void (answer ? question.accept() : question.dismiss());
    });
    await to(page).fill('/gallery');
    await expect.poll(() => stored(page)).toContain('/gallery');
    await page.keyboard.press('Escape');
    await expect(to(page)).toHaveValue('/gallery');
    answer = true;
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(asked).toEqual(Array(2).fill('You have unsaved changes. Close anyway?'));
    expect(await stored(page)).toBe('');
    await page.getByRole('button', { name: path, exact: true }).click();
    await expect(to(page)).toHaveValue('/blogs');
    await expect(offer(page)).toHaveCount(0);

    // Taken back by hand, nothing is left.
    await to(page).fill('/packaging');
    await expect.poll(() => stored(page)).toContain('/packaging');
    await to(page).fill('/blogs');
    await expect.poll(() => stored(page)).toBe('');

    // After leaving with a yes it is offered again.
    await to(page).fill('/packaging');
    await expect.poll(() => stored(page)).toContain('/packaging');
    await page.reload();
    // The address has it open again.
    await expect(offer(page)).toContainText('Redirects to');
    await offer(page)
      .getByRole('button', { name: /^Discard the changes/ })
      .click();
    await expect(offer(page)).toHaveCount(0);
    expect(await stored(page)).toBe('');
  },
);

import { expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { startSite } from '#tests/site.ts';
import { isKept, openPost, pressPublish, question, text } from './test-form.ts';

// What happens to a new post while others type, the server stops, or the page is left.

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

async function beginPost(page: Page, title: string) {
  await openPost(page, `${site.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill(title);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
}

const titles = (page: Page) => page.getByRole('row').filter({ hasText: 'Bersama' });

test('two people type into one new post, and both have what both typed', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page, site);
  await beginPost(page, 'Ditulis berdua');
  await text(page).click();
  await page.keyboard.type('Satu. ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dua. ');
  await isKept(page);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  await openPost(other, page.url());
  await text(other).click();
  await other.keyboard.press('Control+Home');
  await other.keyboard.press('End');
  const words = (name: string) => Array.from({ length: 12 }, (_, index) => `${name}${index}`).join(' ');
  await Promise.all([
    page.keyboard.type(words('anton'), { delay: 60 }),
    other.keyboard.type(words('budi'), { delay: 60 }),
  ]);
  await isKept(page);
  await isKept(other);
  await page.reload();
  await isReady(page);
  await expect(text(page).locator('p').first()).toHaveText(`Satu. ${words('budi')}`);
  await expect(text(page).locator('p').nth(1)).toHaveText(`Dua. ${words('anton')}`);
  await other.context().close();
});

test('a server that stops between the first autosave and publishing loses nothing', { tag: '@long' }, async ({
  page,
}) => {
  const own = await startSite({ folder: `${site.folder}-own` });
  await signIn(page, own);
  await openPost(page, `${own.url}/only-us/blogs/new`);
  await page.getByLabel('Title').fill('Bersama listrik padam');
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
  own.signal('SIGKILL');
  await own.ended;
  await text(page).click();
  await page.keyboard.type('Ditulis tanpa server.');
  await expect(page.locator('.form-state [role=status]')).toHaveText('Offline: kept in this browser');
  const port = new URL(own.url).port;
  const again = await startSite({ folder: `${site.folder}-own`, env: { PORT: port } });
  await isKept(page);
  await page.reload();
  await isReady(page);
  await expect(text(page)).toHaveText('Ditulis tanpa server.');
  await page.goto(`${again.url}/only-us/blogs`);
  await expect(titles(page)).toHaveCount(1);
  await again.stop();
});

test('an answer that is lost makes no second draft, and asks nobody to choose between their own words', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  let lost = 0;
  await context.route(/content\.keepCopy/, async (route) => {
    if (lost++ > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Title').fill('Bersama jawaban yang hilang');
  await expect.poll(() => lost).toBe(1);
  await text(page).click();
  await page.keyboard.type('Masih diketik.');
  await expect.poll(() => lost).toBe(2);
  await page.keyboard.type(' Dan masih.');
  await isKept(page);
  await expect(page.getByRole('alert').filter({ hasText: 'while you were editing' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await page.reload();
  await isReady(page);
  await expect(text(page)).toHaveText('Masih diketik. Dan masih.');
  await page.goto(`${site.url}/only-us/blogs`);
  await expect(titles(page)).toHaveCount(1);
});

test('a reload is no other tab, and the last keys reach the server when the page is left', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await beginPost(page, 'Ditinggalkan');
  // After a reload the form isn’t open in another tab.
  for (let time = 0; time < 2; time += 1) {
    await page.reload({ waitUntil: 'commit' });
    const entered = await page.waitForResponse(/content\.enterForm/);
    const answer = await entered.json();
    expect(JSON.stringify(answer)).toContain('"otherTab":false');
  }
  await isReady(page);
  const address = page.url();
  await text(page).click();
  await page.keyboard.type('Kata terakhir.');
  // As a browser that closes a tab: no time for anything that waits.
  await page.goto('about:blank');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  await openPost(other, address);
  await expect(async () => {
    await other.reload();
    await expect(text(other)).toHaveText('Kata terakhir.', { timeout: 1000 });
  }).toPass();
  await page.goto(address);
  await isReady(page);
  await expect(text(page)).toHaveText('Kata terakhir.');
  await expect(page.getByText('unsaved changes from earlier')).toHaveCount(0);
  await other.context().close();
});

test('a new post that becomes a draft while somebody types is never offered its own words', {
  tag: '@long',
}, async ({ page }) => {
  // As before the browser knows that the form is open, and on a site without https.
  await page.addInitScript(() => {
    navigator.locks.query = async () => ({ held: [], pending: [] });
  });
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/new`);
  let go = () => {};
  const isTyped = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/content\.keepCopy/, (route) => isTyped.then(() => route.continue()));
  const isSending = page.waitForRequest(/content\.keepCopy/);
  await page.getByLabel('Title').fill('Kata sendiri');
  await isSending;
  await text(page).click();
  await page.keyboard.type('Masih ditulis.');
  go();
  await expect(page).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await isKept(page);
  await expect(page.getByText('unsaved changes from earlier')).toHaveCount(0);
  await expect(text(page)).toHaveText('Masih ditulis.');
});

test('what somebody else typed comes in by itself, and a conflict stays until a side is chosen', {
  tag: '@long',
}, async ({ page, browser }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/3`);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  await openPost(other, `${site.url}/only-us/blogs/3`);
  await page.getByLabel('Author').fill('Sari');
  await isKept(page);
  await other.getByText('Address and summary').click();
  await other.getByLabel('Summary').fill('Ringkasan dari Budi.');
  await expect(other.getByLabel('Author')).toHaveValue('Sari');
  await isKept(other);
  await expect(other.locator('.form-note')).toHaveCount(0);
  await page.getByLabel('Title').fill('Judul satu');
  await isKept(page);
  await other.getByLabel('Title').fill('Judul dua');
  const conflict = other.getByRole('group', { name: 'You and Administrator changed “Title”.' });
  await expect(conflict).toBeVisible();
  // Nothing is published until one is chosen.
  await pressPublish(other);
  await expect(conflict).toBeFocused();
  await expect(question(other)).toHaveCount(0);
  // The form saves by itself: there is no button to press.
  await expect(conflict).not.toContainText(/then save|save again/);
  await conflict.getByRole('button', { name: 'Mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(other.getByLabel('Title')).toBeFocused();
  await isKept(other);
  await other.context().close();
});

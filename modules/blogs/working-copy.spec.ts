import { expect, type Page, test } from '@playwright/test';
import { addAccount, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import type { RunningSite } from '#tests/site.ts';
import { bar, isKept, openPost, publish, question, text, unfold, writePost } from './test-form.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

const state = (page: Page) => page.locator('.form-state [role=status]');
const live = (page: Page, words: string | RegExp) => expect(state(page)).toHaveText(words);
const drafts = (page: Page) => page.getByRole('status').filter({ hasText: 'unsaved changes from earlier' });

async function openAs(page: Page, person: typeof budi | RunningSite, id: number | 'new') {
  await signIn(page, site, person);
  await openPost(page, `${site.url}/only-us/blogs/${id}`);
}

/** What visitors read as the author of a post. */
async function publicAuthor(page: Page) {
  const address = await page
    .locator('.form-page-bar')
    .getByRole('link', { name: 'View' })
    .getAttribute('href');
  return (await fetch(site.url + address)).text();
}

test('what is typed into a live post is saved, seen on another computer, and public once it is published', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAs(page, site, 2);
  await live(page, 'Live');
  await page.getByLabel('Author').fill('Sari Wijaya');
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Baru ditulis. ');
  await isKept(page);
  await live(page, 'Live · 2 changes');
  await page.keyboard.press('Control+s');
  expect(await publicAuthor(page)).not.toContain('Sari Wijaya');
  await page.close();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, budi, 2);
  await expect(other.getByLabel('Author')).toHaveValue('Sari Wijaya');
  await expect(text(other)).toContainText('Baru ditulis.');
  await live(other, 'Live · 2 changes (Administrator’s)');
  await publish(other);
  await live(other, 'Live');
  expect(await publicAuthor(other)).toContain('Sari Wijaya');
  await other.reload();
  await live(other, 'Live');
  await other.context().close();
});

test('changes are discarded after a question, and the form is as visitors see it', { tag: '@long' }, async ({
  page,
}) => {
  await openAs(page, site, 3);
  const author = await page.getByLabel('Author').inputValue();
  await page.getByLabel('Author').fill('Bukan dia');
  await isKept(page);
  await more(bar(page), 'Discard changes');
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Author')).toHaveValue(author);
  await live(page, 'Live');
  await page.reload();
  await expect(page.getByLabel('Author')).toHaveValue(author);
});

test('a new post without a title is offered on another computer, and a draft as soon as it has one', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAs(page, budi, 'new');
  await text(page).click();
  await page.keyboard.type('Belum ada judul.');
  await isKept(page);
  await expect(page).toHaveURL(/new$/);
  await page.close();
  const other = await (await browser.newContext()).newPage();
  await openAs(other, budi, 'new');
  await drafts(other)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(text(other)).toHaveText('Belum ada judul.');
  await other.getByLabel('Title').fill('Selesai juga');
  await expect(other).toHaveURL(/\/only-us\/blogs\/\d+$/);
  await openPost(other, `${site.url}/only-us/blogs/new`);
  await expect(drafts(other)).toHaveCount(0);
  await other.context().close();
});

test('while the server can’t be reached, what is typed is kept in the browser, and sent afterwards', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Tanpa jaringan');
  await context.setOffline(true);
  await page.getByLabel('Author').fill('Dewi');
  await expect(state(page)).toHaveText('Offline: kept in this browser');
  await context.setOffline(false);
  await isKept(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
  await page.reload();
  await expect(page.getByLabel('Author')).toHaveValue('Dewi');
});

test('what the server refuses stays in the browser, with the reason, until it fits', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await writePost(page, site, 'Terlalu besar');
  const stored = () => page.evaluate(() => Object.values(localStorage).join().length);
  const before = await stored();
  await unfold(page);
  await page.getByLabel('Summary').fill('a'.repeat(2_000_000));
  await expect(state(page)).toHaveText('Not saved: The request is too large. It’s kept in this browser.');
  expect(await stored()).toBeGreaterThan(2_000_000);
  await page.getByLabel('Summary').fill('Sekarang muat.');
  await isKept(page);
  expect(await stored()).toBe(before);
});

test('what was typed into a post that was deleted meanwhile is offered for a new one', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  await writePost(page, site, 'Sebentar lagi dihapus');
  const id = Number(page.url().split('/').at(-1));
  const { url } = site;
  await page.request.post(`${url}/api/trpc/blog.delete`, {
    data: { json: { id } },
    headers: { Origin: url },
  });
  await page.getByLabel('Author').fill('Tidak boleh hilang');
  await expect(page.getByText('This was deleted while you were editing.')).toBeVisible();
  await isKept(page);
  await page.close();
  const again = await context.newPage();
  await openPost(again, `${url}/only-us/blogs/new`);
  await drafts(again)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(again.getByLabel('Author')).toHaveValue('Tidak boleh hilang');
  await expect(again.getByLabel('Title')).toHaveValue('Sebentar lagi dihapus');
});

test('a form that is left right after the last key is saved without a question', { tag: '@long' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await openAs(page, site, 5);
  const kept = page.waitForResponse(/content\.keepCopy/);
  await page.getByLabel('Author').fill('Cepat pergi');
  await page.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(`${site.url}/only-us/gallery`);
  await kept;
  await page.goBack();
  await expect(page.getByLabel('Author')).toHaveValue('Cepat pergi');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Kata terakhir.');
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/only-us/gallery`);
  await page.goBack();
  await expect(text(page)).toContainText('Kata terakhir.');
  expect(asked).toEqual([]);
});

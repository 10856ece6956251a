import { type Browser, expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { callAs, openPost, pressPublish, publishPanel, text } from './test-form.ts';
import { post, textOf } from './test-posts.ts';

// Two people in one paragraph at the end of a long post: what both typed is there until one of them has chosen.

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

const lines = Array.from({ length: 40 }, (_, index) => `Paragraf ${index + 1} tetap sama seperti semula.`);
const last = lines.at(-1) ?? '';

const card = (page: Page) => page.getByRole('group', { name: /changed the same paragraph/ });
const take = (page: Page, side: 'Theirs' | 'Mine' | 'Both') =>
  card(page).getByRole('button', { name: side, exact: true }).click();
const paragraph = (page: Page, words: string) => text(page).locator('> p', { hasText: words });

/** A long post that two people have open, at its end; `kept` reads its last paragraphs as the server has them. */
async function beginTogether(page: Page, browser: Browser, slug: string) {
  const theirs = await browser.newContext();
  const call = await callAs(theirs, site, budi);
  const { id } = await call('blog.create', post({ slug, body: textOf(...lines) }));
  const other = await theirs.newPage();
  await signIn(page, site);
  // Sari hears of Budi's words with her own save.
  await page.route(/content\.enterForm/, (route) => route.abort());
  for (const each of [page, other]) {
    await openPost(each, `${site.url}/only-us/blogs/${id}`);
    await text(each).click();
    await each.keyboard.press('Control+End');
  }
  const kept = async (): Promise<string[]> => {
    const copy = await call('content.getCopy', { type: 'blog', id });
    const { body } = copy?.values ?? (await call('blog.get', { id }));
    // biome-ignore lint/suspicious/noExplicitAny: a text as JSON
    return body.content.map(({ content = [] }: any) => content.map((each: any) => each.text).join(''));
  };
  return { other, kept, call, id };
}

/** Sari has typed where Budi did, and is asked. */
async function collide(page: Page, browser: Browser, slug: string) {
  const both = await beginTogether(page, browser, slug);
  await both.other.keyboard.type(' Kata Budi.');
  await expect.poll(async () => (await both.kept()).at(-1)).toBe(`${last} Kata Budi.`);
  await page.keyboard.type(' Kata Sari.');
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  return both;
}

test('both go on typing: nothing of either is lost, and the rest of the post goes on being saved', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { other, kept } = await collide(page, browser, 'satu-paragraf');
  await page.keyboard.type(' Dan terus mengetik.');
  await other.keyboard.type(' Budi juga.');
  await expect.poll(async () => (await kept()).at(-1)).toBe(`${last} Kata Budi. Budi juga.`);
  await expect(paragraph(page, 'Kata Sari')).toHaveText(`${last} Kata Sari. Dan terus mengetik.`);
  await expect(card(page)).toContainText('Dan terus mengetik.');
  // Elsewhere it is saved.
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Pembuka Sari. ');
  await expect.poll(async () => (await kept())[0]).toBe(`Pembuka Sari. ${lines[0]}`);
  expect((await kept()).at(-1)).toBe(`${last} Kata Budi. Budi juga.`);
  await expect(card(page)).toContainText('Budi juga.');
  await expect(paragraph(page, 'Kata Sari')).toHaveText(`${last} Kata Sari. Dan terus mengetik.`);
  // Nothing is published, and the button leads back.
  await pressPublish(page);
  await expect(card(page)).toBeFocused();
  await expect(card(page)).toBeInViewport({ ratio: 1 });
  await expect(publishPanel(page)).toHaveCount(0);
});

const outcomes = {
  Theirs: [`${last} Kata Budi.`],
  Mine: [`${last} Kata Sari. Lagi.`],
  Both: [`${last} Kata Budi. Kata Sari. Lagi.`],
};
for (const side of ['Theirs', 'Mine', 'Both'] as const)
  test(`${side}: what is chosen in the middle of typing is saved, after a reload, too`, {
    tag: '@long',
  }, async ({ page, browser }) => {
    const { kept } = await collide(page, browser, `pilih-${side.toLowerCase()}`);
    await page.reload();
    await isReady(page);
    await expect(card(page)).toBeVisible();
    await expect(page.getByText('unsaved changes from earlier')).toHaveCount(0);
    await expect(paragraph(page, 'Kata Sari')).toHaveText(`${last} Kata Sari.`);
    await text(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Lagi.');
    await take(page, side);
    await expect(card(page)).toHaveCount(0);
    await expect.poll(async () => (await kept()).slice(39)).toEqual(outcomes[side]);
    await expect(text(page)).toBeFocused();
    // A choice can be taken back like anything typed.
    if (side === 'Theirs') {
      await page.keyboard.press('Control+z');
      await expect(paragraph(page, 'Kata Sari')).toHaveText(`${last} Kata Sari. Lagi.`);
      await expect.poll(async () => (await kept()).slice(39)).toEqual(outcomes.Mine);
    }
    await page.reload();
    await isReady(page);
    await expect(text(page).locator('> p').last()).toHaveText(
      side === 'Theirs' ? `${last} Kata Sari. Lagi.` : (outcomes[side][0] ?? ''),
    );
    await expect(card(page)).toHaveCount(0);
  });

test('two paragraphs at once, of which the other changes one, deletes one and publishes', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { kept, call, id } = await beginTogether(page, browser, 'dua-paragraf');
  const body = textOf(`${lines[0]} Kata Budi.`, ...lines.slice(1, -1));
  await page.keyboard.type(' Kata Sari.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type(' Sari juga.');
  const input = { type: 'blog', of: { id }, version: 1, revision: 0, values: { body } };
  const { revision } = await call('content.keepCopy', input);
  await expect(card(page)).toHaveCount(2);
  const { values } = await call('content.getCopy', { type: 'blog', id });
  await call('blog.update', { ...values, body, id, version: 1, copy: revision });
  await page.keyboard.type(' Lagi.');
  await page.keyboard.press('Control+s');
  await expect(card(page)).toHaveCount(2);
  await expect(text(page).locator('> p').first()).toHaveText(`${lines[0]} Sari juga. Lagi.`);
  await expect(text(page).locator('> p').last()).toHaveText(`${last} Kata Sari.`);
  await card(page).last().getByRole('button', { name: 'Mine' }).click();
  await expect(card(page)).toHaveCount(1);
  await take(page, 'Theirs');
  await expect(card(page)).toHaveCount(0);
  await expect.poll(kept).toEqual([`${lines[0]} Kata Budi.`, ...lines.slice(1, -1), `${last} Kata Sari.`]);
});

test('the session ends meanwhile: what both typed is there after signing in again elsewhere', {
  tag: '@long',
}, async ({ page, browser }) => {
  const { kept } = await collide(page, browser, 'sesi-berakhir');
  await page.context().clearCookies();
  await page.keyboard.type(' Tanpa sesi.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Pembuka. ');
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await signIn(page, site);
  await page.reload();
  await isReady(page);
  await expect(card(page)).toBeVisible();
  await expect(paragraph(page, 'Kata Sari')).toHaveText(`${last} Kata Sari. Tanpa sesi.`);
  await take(page, 'Both');
  await expect.poll(async () => (await kept()).at(-1)).toBe(`${last} Kata Budi. Kata Sari. Tanpa sesi.`);
  expect((await kept())[0]).toBe(`Pembuka. ${lines[0]}`);
});

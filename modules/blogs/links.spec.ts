import { expect, type Page, test } from '@playwright/test';
import { more, signIn } from '#tests/back-office.ts';
import { hasFocusAfter } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';
import { confirmPublish, isSaved, openPost, publish, text, unfold } from './test-form.ts';

const site = ownSite();

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Link' });

test('a text has the focus again before the next letter after a link can come', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/3`);
  await text(page).click();
  for (const key of ['Escape', 'Enter']) {
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('combobox').fill('https://vinci.example/');
    await expect(dialog(page).getByRole('status')).not.toBeEmpty();
    expect(await hasFocusAfter(page, key, '[contenteditable=true]'), key).toBe(true);
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('a link by id follows the address of its post, and is plain text while that is a draft', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, site);
  await openPost(page, `${site.url}/only-us/blogs/2`);
  await text(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('option')).not.toHaveCount(0);
  // Enter waits for what is found by these words.
  await page.keyboard.type('memilih tebal');
  await page.keyboard.press('Enter');
  const link = text(page).locator('a').first();
  await expect(link).toHaveText('Memilih tebal karton gelombang yang pas, bukan yang paling tebal');
  await expect(link).toHaveAttribute('href', 'entry:blog/1');
  // A part of it is bold: it stays one link.
  await page.keyboard.press('Control+Home');
  // The editor learns of a selection between two frames.
  const selected = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      return String(getSelection());
    });
  for (const words of ['Memilih', 'Memilih tebal']) {
    await page.keyboard.press('Control+Shift+ArrowRight');
    await expect.poll(async () => (await selected()).trim()).toBe(words);
  }
  await page.keyboard.press('Control+b');
  await publish(page);
  await isSaved(page);

  const visitor = await context.newPage();
  const bar = page.locator('.form-page-bar');
  const view = await bar.getByRole('link', { name: 'View', exact: true }).getAttribute('href');
  const shown = visitor.locator('.rich-text p').first();
  await visitor.goto(site.url + view);
  await expect(shown.getByRole('link')).toHaveCount(1);
  await expect(shown.getByRole('link')).toHaveAttribute('href', '/blogs/karton-gelombang');
  for (const attribute of ['rel', 'target'])
    expect(await shown.getByRole('link').getAttribute(attribute)).toBeNull();
  await expect(shown.locator('a > strong')).toHaveText(/^Memilih tebal ?$/);

  const target = await context.newPage();
  await openPost(target, `${site.url}/only-us/blogs/1`);
  await unfold(target);
  await target.getByLabel('Address').fill('tebal-karton');
  await publish(target);
  await isSaved(target);
  await visitor.reload();
  await expect(shown.getByRole('link')).toHaveAttribute('href', '/blogs/tebal-karton');

  await more(target.locator('.form-page-bar'), 'Unpublish');
  await expect(target.locator('.form-page-bar')).toContainText('Draft · saved');
  await visitor.reload();
  await expect(shown).toContainText('Memilih tebal karton');
  await expect(shown.getByRole('link')).toHaveCount(0);

  await page.reload();
  const notes = page.getByRole('region', { name: 'Links that lead nowhere' });
  await expect(notes).toContainText('Leads to the draft “Memilih tebal karton');
  await notes.getByRole('button', { name: /^Show the link/ }).click();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toContainText('Leads to the draft');
  await page.keyboard.press('Escape');
  await expect(text(page)).toBeFocused();
  await page.getByLabel('Author').fill('Sari');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog', { name: /^Publish/ })).toContainText('A link leads to the draft');
  await confirmPublish(page);
  await isSaved(page);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, field, setSecondLanguage } from '#tests/translated-site.ts';

const site = ownSite();

async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await isReady(page);
}

/** Found when what was typed is saved, and not before. */
const hearNothing = (page: Page) => page.route(/content\.enterForm/, (route) => route.abort());

const conflictIn = (form: Locator, about: string) =>
  form.getByRole('group', { name: `Somebody else changed ${about}, too.` });

/** That the conflict is shown between a field and the one after it. */
async function expectBetween(conflict: Locator, before: Locator, after: Locator) {
  const tops = await Promise.all(
    [before, conflict, after].map(async (each) => (await each.boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
}

test('two people in one translation choose at the field, and at the paragraph', {
  tag: '@long',
}, async ({ page, context }) => {
  setSecondLanguage(site, 'en');
  await signIn(page, site);
  await hearNothing(page);
  const path = '/only-us/translations/blog/1/en';
  const text = (at: Page) => at.getByRole('textbox', { name: 'Text', exact: true });
  const saved = (at: Page) => expect(at.locator('.form-page-bar')).toContainText(/Draft · saved/);
  await open(page, path);
  await field(page, 'Title').fill('Choosing a carton');
  await text(page).click();
  await page.keyboard.type('One paragraph.');
  await saved(page);
  const other = await context.newPage();
  await open(other, path);
  await field(other, 'Title').fill('Their title');
  await text(other).click();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Their words.');
  await other.keyboard.press('Control+s');
  await saved(other);

  await field(page, 'Title').fill('My title');
  await text(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' My words.');
  const main = page.getByRole('main');
  const title = conflictIn(main, '“Title”');
  const paragraph = conflictIn(main, 'the same paragraph');
  await expect(title.getByRole('region', { name: 'Theirs: Title' })).toContainText('Their title');
  await expect(title.getByRole('button', { name: 'Both' })).toHaveCount(0);
  await expectBetween(title, field(page, 'Title'), text(page));
  await expect(paragraph.getByRole('region', { name: 'Mine: Text' })).toContainText('My words.');
  await title.getByRole('button', { name: 'Mine' }).click();
  // It follows the title.
  await conflictIn(main, '“Address”').getByRole('button', { name: 'Mine' }).click();
  await paragraph.getByRole('button', { name: 'Both' }).click();
  await page.keyboard.press('Control+s');
  await expect(main.getByText('Somebody else changed')).toHaveCount(0);
  await saved(page);
  await page.reload();
  await isReady(page);
  await expect(field(page, 'Title')).toHaveValue('My title');
  await expect(text(page)).toHaveText('One paragraph. Their words. My words.');
});

test('two people in the dialog of an entry choose at the field', { tag: '@long' }, async ({ page }) => {
  const { ask, change } = await apiOf(site);
  const path = '/only-us/home/client';
  await signIn(page, site);
  await hearNothing(page);
  await open(page, path);
  await page.locator('.open-link[aria-haspopup]').first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect(name).not.toHaveValue('');
  const id = Number(new URL(page.url()).searchParams.get('open'));
  const client = await ask<{ version: number; fileId: number }>('homeClient.get', { id });
  const theirs = { name: 'PT Mereka', website: 'https://mereka.example' };
  await change('homeClient.update', { id, version: client?.version, fileId: client?.fileId, ...theirs });

  await name.fill('PT Kami');
  await dialog.getByRole('button', { name: /^(Publish|Update|Save)/ }).click();
  const conflict = conflictIn(dialog, '“Name”');
  await expect(conflict.getByRole('region', { name: 'Theirs: Name' })).toContainText('PT Mereka');
  await expect(conflict.getByRole('region', { name: 'Mine: Name' })).toContainText('PT Kami');
  await expectBetween(conflict, name, dialog.getByLabel('Website'));
  // What only the other one changed is there already.
  await expect(dialog.getByLabel('Website')).toHaveValue('https://mereka.example');
  await conflict.getByRole('button', { name: 'Theirs' }).click();
  await expect(name).toHaveValue('PT Mereka');
  expect(await ask('homeClient.get', { id })).toMatchObject({ name: 'PT Mereka' });
});

import { expect, type Page, test } from '@playwright/test';
import {
  addAccount,
  isReady,
  more,
  openDashboard,
  savedUnpublished,
  signIn,
  stateIn,
} from '#tests/back-office.ts';
import { letters, typeAsAPerson } from '#tests/keyboard.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

const site = ownSite();

test('a testimonial that is added and published is shown on the home page', async ({ page }) => {
  await openDashboard(page, site);
  await page.getByRole('link', { name: 'Testimonials' }).click();
  await isReady(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await page.getByLabel('Quote').fill('Tidak ada satu pun yang pecah.');
  await page.getByLabel('Name').fill('Citra Lestari');
  await page.getByLabel('Company').fill('Keramik Plered');
  await page.getByRole('button', { name: 'Choose from files' }).click();
  await page.getByRole('dialog').last().getByRole('listitem').first().getByRole('button').click();
  await page.getByLabel('Quote').press('Control+s');
  await expect(page.getByText('3 testimonials')).toBeVisible();
  const added = page.getByRole('article', { name: 'Citra Lestari' });
  await more(added, 'Publish');
  await expect(added.getByText('Draft')).toHaveCount(0);
  await page.goto(site.url);
  await expect(page.getByText('Tidak ada satu pun yang pecah.')).toBeVisible();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: /testimonial$/ });
const bar = (page: Page) => dialog(page).locator('.form-dialog-bar');
const isKept = (page: Page) => expect(stateIn(page)).toHaveText(savedUnpublished);

async function openList(page: Page) {
  await page.goto(`${site.url}/only-us/testimonials`);
  await isReady(page);
}

test('typing goes on in a dialog while the first words become a draft', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await openList(page);
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  const quote = dialog(page).getByLabel('Quote');
  await quote.click();
  await quote.evaluate((element) => Object.assign(element, { isSame: true }));
  await typeAsAPerson(page, letters);
  await expect(quote).toHaveValue(letters);
  expect(await quote.evaluate((element) => 'isSame' in element && element === document.activeElement)).toBe(
    true,
  );
  await dialog(page).getByLabel('Name', { exact: true }).fill('Yang mengetik');
  await isKept(page);
  await page.reload();
  await isReady(page);
  // A reload opens it again, as the draft that it is.
  await expect(page).toHaveURL(/\?open=\d+$/);
  await expect(quote).toHaveValue(letters);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(quote).toHaveValue('');
  await expect(dialog(page).getByText('unsaved changes from earlier')).toHaveCount(0);
});

test('a dialog shows what a colleague typed before it goes live, and the colleague hears of it', {
  tag: '@long',
}, async ({ page, browser }) => {
  await addAccount(site, { ...budi, role: 'administrator' });
  await signIn(page, site);
  const other = await (await browser.newContext()).newPage();
  await signIn(other, site, budi);
  const edit = async (who: Page) => {
    await openList(who);
    await who.getByRole('article').first().locator('.open-link').click();
  };
  const panel = page.getByRole('dialog', { name: /^Publish the changes of “/ });
  const publish = () => bar(page).getByRole('button', { name: 'Publish changes' }).click();

  await openList(page);
  const first = page.getByRole('article').first();
  await more(first, 'Publish');
  await expect(first.getByText('Draft')).toHaveCount(0);
  // Alone, one click publishes.
  await edit(page);
  await dialog(page).getByLabel('Company').fill('Sendiri');
  await isKept(page);
  await publish();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await edit(other);
  await dialog(other).getByLabel('Quote').fill('Setengah kali');
  await isKept(other);
  await edit(page);
  await expect(dialog(page).getByLabel('Quote')).toHaveValue('Setengah kali');
  await dialog(page).getByLabel('Company').fill('Berdua');
  await publish();
  const changes = panel.locator('.publish-changes summary');
  await expect(changes).toHaveText([/^Quote \(Budi Santoso, (just now|\d min ago)\)$/, 'Company (you)']);
  await expect(panel).toContainText(
    'Budi Santoso changed this less than a minute ago, and may not be done yet.',
  );
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page).getByLabel('Company')).toHaveValue('Berdua');
  await publish();
  await changes.first().click();
  await expect(panel.getByRole('insertion')).toContainText('Setengah kali');
  await panel.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(other).getByRole('button', { name: 'Publish changes' }).click();
  await expect(stateIn(other)).toHaveText('Administrator published this');
  await expect(other.getByRole('dialog', { name: /^Publish/ })).toHaveCount(0);
  await page.goto(site.url);
  await expect(page.getByText('Setengah kali')).toBeVisible();
  await other.context().close();
});

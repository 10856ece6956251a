import { expect, type Page, test } from '@playwright/test';
import { ctrlClick, isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const lists = ['gallery', 'home/banner', 'home/client', 'global-setting/gallery-type', 'testimonials'];

async function openScreen(page: Page, path: string) {
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

test('the form of an entry in a dialog has an address: Back closes it, a reload and another tab open it', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow();
  await signIn(page, site);
  await openScreen(page, 'dashboard');
  for (const path of lists) {
    await page.getByRole('navigation').first().waitFor();
    await openScreen(page, path);
    const link = page.getByRole('main').locator('.open-link').first();
    const dialog = page.getByRole('dialog');
    await link.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/only-us/${path}\\?open=\\d+$`));
    const address = page.url();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/only-us/${path}$`));
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.reload();
    await isReady(page);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/only-us/${path}$`));
    expect(await ctrlClick(link)).toBe(address);
    const other = await context.newPage();
    await other.goto(address);
    await expect(other.getByRole('dialog')).toBeVisible();
    await other.close();
    await expect(dialog).toHaveCount(0);
    // What is no longer there is said.
    await openScreen(page, `${path}?open=999999`);
    await expect(dialog).toContainText('doesn’t exist');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/only-us/${path}$`));
  }
});

test('Back asks before it closes a form with unsaved changes', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await openScreen(page, 'global-setting/addresses');
  await page.getByRole('button', { name: 'Add redirect' }).click();
  const dialog = page.getByRole('dialog');
  await expect(page).toHaveURL(/\?open=new$/);
  await dialog.getByRole('textbox').first().fill('/lama');
  const asked: string[] = [];
  page.once('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => asked.length).toBe(1);
  await expect(dialog.getByRole('textbox').first()).toHaveValue('/lama');
  // Given up once, it isn't asked about again.
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(asked).toHaveLength(2);
  await expect(page).toHaveURL(/\/addresses$/);
});

import { expect, test } from '@playwright/test';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { type RunningSite, startSite } from '#tests/site.ts';

let site: RunningSite;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.stop());

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
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('3 testimonials')).toBeVisible();
  await page.getByRole('button', { name: 'Publish: Citra Lestari' }).click();
  await expect(page.getByRole('button', { name: 'Unpublish: Citra Lestari' })).toBeVisible();
  await page.goto(site.url);
  await expect(page.getByText('Tidak ada satu pun yang pecah.')).toBeVisible();
});

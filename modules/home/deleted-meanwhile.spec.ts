import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

test('a dialog keeps unsaved input when its entry is deleted, and saves it as a new one', {
  tag: '@long',
}, async ({ page }) => {
  const remove = (id: number) =>
    page.request.post(`${site.url}/api/trpc/homeClient.delete`, {
      data: { json: { id } },
      headers: { Origin: site.url },
    });
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/client`);
  await isReady(page);
  const links = page.locator('main .open-link');
  const count = await links.count();
  await links.first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name');
  await name.fill('PT Diketik');
  const refetched = page.waitForResponse(/homeClient\.getAll/);
  await remove(Number(new URL(page.url()).searchParams.get('open')));
  await name.pressSequentially(' Terus');
  await refetched;
  await expect(dialog).toContainText('This was deleted while you were editing.');
  await expect(links).toHaveCount(count - 1);
  await expect(name).toHaveValue('PT Diketik Terus');
  await dialog.getByRole('button', { name: 'Save as a new client' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'PT Diketik Terus' })).toBeVisible();
  await expect(links).toHaveCount(count);
});

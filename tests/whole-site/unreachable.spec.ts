import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDashboard } from '#tests/back-office.ts';
import { startSite } from '#tests/site.ts';

test('while the site is unreachable the screen stays, and the next one opens once it is back', {
  tag: '@long',
}, async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vinci-away-'));
  const env = { AUTH_SECRET: randomBytes(32).toString('base64url') };
  let site = await startSite({ folder, env });
  try {
    await openDashboard(page, site);
    const { port } = new URL(site.url);
    await site.stop();
    const setting = page.getByRole('button', { name: 'Setting' });
    await setting.click();
    await page.getByRole('link', { name: 'File Manager' }).click();
    const notice = page.getByText('The site can’t be reached.');
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/only-us\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');

    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(notice).toBeHidden();
    await page.getByRole('link', { name: 'Footer' }).click();
    await expect(notice).toBeVisible();
    site = await startSite({ folder, env: { ...env, PORT: port } });
    await expect(page).toHaveURL(/\/only-us\/global-setting\/footer$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Footer');
    await expect(notice).toBeHidden();
    await page.getByRole('link', { name: 'View site' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

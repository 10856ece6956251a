import { expect, test } from '@playwright/test';
import { isReady, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

test('what was done is listed with who and when, narrowed down, exported, and shown beside the history', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/packaging`);
  await isReady(page);
  await page.getByRole('link', { name: 'Kotak die-cut' }).first().click();
  await page.waitForURL(/packaging\/\d+$/);
  await page.evaluate(
    async (id) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify({ json: { id } });
      await fetch('/api/trpc/packaging.unpublish', { method: 'POST', headers, body });
    },
    Number(new URL(page.url()).pathname.split('/').at(-1)),
  );

  await page.goto(`${site.url}/only-us/activity`);
  await isReady(page);
  const row = page.getByRole('row').filter({ hasText: 'Kotak die-cut' }).first();
  await expect(row).toContainText('Unpublished');
  await expect(row).toContainText('This session');
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' })).not.toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
  await row.getByRole('link', { name: 'Activity of Kotak die-cut' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' })).toHaveCount(0);
  await expect(page).toHaveURL(/entry=packaging/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('combobox', { name: 'Area' }).click();
  await page.getByRole('option', { name: 'Sign-ins' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Kotak die-cut' })).toHaveCount(0);
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  expect((await exported).suggestedFilename()).toMatch(/^activity-.*\.csv$/);
  await page.goBack();
  await page.reload();
  await isReady(page);
});

test('a line leads to what it changed, in a screen and in a dialog', { tag: '@long' }, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/client`);
  await isReady(page);
  await page.locator('.open-link').first().click();
  const form = page.getByRole('dialog');
  const name = await form.getByLabel('Name').inputValue();
  await form.getByLabel('Name').fill(`${name} Tbk`);
  await form.getByRole('button', { name: 'Publish changes' }).click();
  await expect(form).toHaveCount(0);

  const api = await apiOf(site);
  const products = await api.ask<{ id: number; name: string }[]>('packaging.getAll', {});
  const { id } = products?.find(({ name }) => name === 'Kotak die-cut') ?? {};
  await api.change('packaging.unpublish', { id });
  await api.change('packaging.publish', { id });

  for (const changed of [`${name} Tbk`, 'Kotak die-cut']) {
    await page.goto(`${site.url}/only-us/activity`);
    await isReady(page);
    await page
      .getByRole('link', { name: `What changed in ${changed}` })
      .last()
      .click();
    const history = page.getByRole('dialog', { name: 'History' });
    await expect(history).toBeVisible();
    const chosen = history.locator('label', { has: page.locator('input:checked') });
    await expect(chosen.locator('input')).toBeFocused();
    if (changed === 'Kotak die-cut') await expect(chosen).toContainText('Unpublished');
    await history.getByRole('button', { name: 'Close' }).click();
    await expect(history).toHaveCount(0);
    await expect(page).not.toHaveURL(/version=/);
  }
});

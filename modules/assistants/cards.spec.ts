import { expect, test } from '@playwright/test';
import { addAccount, isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { violationsOn } from '#tests/violations.ts';
import { assistantWith } from './test-assistant.ts';

const site = ownSite();
test.beforeAll(() => addAccount(site, budi));

test('a token is made, shown once and copied, used by an assistant, and revoked by an administrator', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(page, site, budi);
  await page.goto(`${site.url}/only-us/my-account`);
  await isReady(page);
  const card = page.getByRole('region', { name: 'AI assistants' });
  await card.getByRole('button', { name: 'Create an access token' }).click();
  const asked = page.getByRole('dialog', { name: 'Create an access token' });
  await asked.getByLabel('Name').fill('Claude');
  // Clients read no statistics.
  await expect(asked.getByRole('checkbox')).toHaveCount(2);
  await expect(asked.getByRole('checkbox', { name: /^Write drafts/ })).toBeChecked();
  expect(await violationsOn(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Create', exact: true }).click();

  const made = page.getByRole('dialog', { name: 'Your access token' });
  const token = await made.getByLabel('Access token').first().inputValue();
  expect(token).toMatch(/^vinci_[\w-]{43}$/);
  await made.getByRole('button', { name: 'Copy' }).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('listitem')).toContainText(
    /Claude.*Reads content, writes drafts · until .* · not used yet/,
  );
  await page.reload();
  await isReady(page);
  expect(await page.content()).not.toContain(token);

  const { use } = await assistantWith({ address: site.url }, token);
  expect(await use('write_draft', { type: 'blog', values: { title: 'Palet' } })).toMatchObject({
    type: 'blog',
  });
  const theirs = await browser.newPage();
  await openDashboard(theirs, site);
  await theirs.goto(`${site.url}/only-us/global-setting/profile`);
  await isReady(theirs);
  const all = theirs.getByRole('region', { name: 'Access tokens of assistants' });
  await expect(all.getByRole('listitem')).toContainText(/Claude.*Budi Santoso.*last used/);
  await all.getByRole('button', { name: 'Revoke Claude' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(all).toHaveCount(0);
  await expect(assistantWith({ address: site.url }, token)).rejects.toThrow();
  await theirs.close();
});

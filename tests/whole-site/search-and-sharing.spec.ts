import { expect, test } from '@playwright/test';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

const description = 'Peti kayu bersertifikat ISPM 15 untuk mesin dan barang berat, dari satu unit.';

test('a product says to search engines and in shared links what was entered for them', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/packaging`);
  await page.getByRole('listitem').filter({ hasText: 'Peti' }).locator('.open-link').click();
  await expect(page).toHaveURL(/packaging\/\d+$/);
  const form = page.url();
  await isReady(page);
  const section = page.locator('details', { hasText: 'Search and sharing' });
  await expect(section).toContainText('Made from the title, the summary and the picture.');
  await section.getByText('Search and sharing').click();

  // What is shown without it is in sight.
  const title = section.getByLabel('Search title');
  await expect(title).toHaveAttribute('placeholder', /^Peti .* · Vinci$/);
  await title.fill('Peti kayu ekspor ISPM 15 untuk mesin, generator dan suku cadang berat');
  await expect(title).toHaveAccessibleDescription('69 characters. Search results cut it after about 60.');
  await title.fill('Peti kayu ISPM 15');
  await expect(title).toHaveAccessibleDescription('17 characters. About 60 fit.');
  await section.getByLabel('Search description').fill(description);
  await expect(section.locator('.publish-google')).toContainText(`Peti kayu ISPM 15${description}`);
  await expect(section.locator('.publish-chat')).toContainText(`Peti kayu ISPM 15${description}`);
  const shown = section.locator('.publish-chat img');
  const before = await shown.getAttribute('src');
  await section.getByRole('button', { name: 'Choose from files' }).click();
  await page.getByRole('dialog').last().getByRole('listitem').first().getByRole('button').click();
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  await section.getByLabel('Hide from search engines').click();
  await expect(section.locator('.publish-google')).toHaveText(
    'Search engines are asked not to list this page.',
  );

  const bar = page.locator('.form-page-bar');
  await bar.getByRole('button', { name: 'Publish changes' }).click();
  const panel = page.getByRole('dialog', { name: /^Publish/ });
  await expect(panel.getByRole('listitem')).toContainText([
    'Search engines are asked not to list this page.',
  ]);
  await panel.getByRole('button', { name: 'Publish changes' }).click();
  await expect(stateIn(bar)).toHaveText('Live');

  await page.goto(form);
  await expect(section).toContainText('Entered: search title, search description, share picture.');
  await expect(section).toContainText('Hidden from search engines');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Search title, Search description, Share picture, Search engines',
  );
  await expect(page.getByRole('dialog')).toContainText('are asked not to list it');

  const html = await (await page.request.get(`${site.url}/packaging/wooden-crate`)).text();
  const [head = '', body = ''] = html.split('</head>');
  expect(head).toContain('<title>Peti kayu ISPM 15</title>');
  for (const name of ['name="description"', 'property="og:description"']) {
    expect(head).toContain(`<meta ${name} content="${description}" />`);
  }
  expect(head).toContain('<meta name="robots" content="noindex"/>');
  expect(head).not.toContain('rel="canonical"');
  expect(body.split('"@type":"ItemPage"')[1]?.slice(0, 300)).toContain(`"description":"${description}"`);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(picture).not.toBe(before);
  expect(await (await page.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('wooden-crate');
});

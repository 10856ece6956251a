import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { isReady, openDashboard } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();
const read = async (address: string) => (await fetch(site.url + address)).text();

function sql<Row>(query: string) {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const rows = db.$client.prepare(query).all() as Row[];
  db.$client.close();
  return rows;
}

async function checkLook(page: Page) {
  for (const width of [320, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

test('the office makes a form, and what a visitor sends without script is in the inbox', async ({
  page,
  browser,
}) => {
  await openDashboard(page, site);
  await page.getByRole('link', { name: 'Forms' }).click();
  await isReady(page);
  await page.getByRole('button', { name: 'Add form' }).click();
  const dialog = page.getByRole('dialog', { name: 'New form' });
  await dialog.getByLabel('Title').fill('Lamaran kerja');
  const add = async (row: number, kind: string, label: string) => {
    if (row > 1) await dialog.getByRole('button', { name: 'Add field' }).click();
    const field = dialog.getByRole('group', { name: `field ${row}` });
    await field.getByLabel('Kind').click();
    await page.getByRole('option', { name: kind }).click();
    await field.getByLabel('Label').fill(label);
    return field;
  };
  const first = await add(1, 'Name of the person', 'Nama');
  await expect(first.getByLabel('Choices')).toHaveCount(0);
  await first.getByLabel('Required').check();
  const second = await add(2, 'Several choices', 'SIM');
  await second.getByLabel('Choices').fill('A\nB1');
  await add(3, 'Email address', 'Email');
  await dialog.getByLabel('In charge').click();
  await page.getByRole('option', { name: 'All recipients' }).click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();

  expect(await read('/sitemap.xml')).toContain('/forms/lamaran-kerja</loc>');
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/forms/lamaran-kerja`);
  await visitor.getByLabel('Nama').fill('Dewi Lestari');
  await visitor.getByLabel('B1').check();
  await visitor.getByLabel('Email').fill('dewi@maju');
  await visitor.getByRole('button', { name: 'Kirim' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Belum terkirim');
  await expect(visitor.getByLabel('Email')).toBeFocused();
  await expect(visitor.getByLabel('B1')).toBeChecked();
  await visitor.getByLabel('Email').fill('dewi@maju.example');
  await visitor.getByRole('button', { name: 'Kirim' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Terima kasih/);
  await expect(visitor.getByRole('region', { name: 'Yang Anda kirim' })).toContainText('B1');
  await visitor.close();

  await page.goto(`${site.url}/forms/lamaran-kerja`);
  await checkLook(page);
  await page.goto(`${site.url}/only-us/requests`);
  await page.getByRole('combobox', { name: 'Form' }).click();
  await page.getByRole('option', { name: 'Lamaran kerja' }).click();
  await page.getByRole('link', { name: 'Dewi Lestari' }).click();
  await expect(page.getByRole('term').filter({ hasText: 'SIM' }).locator('+ dd')).toHaveText('B1');
});

test('a page shows a form as a block, and a job offers it instead of mail, in each language', async ({
  browser,
}) => {
  const api = await apiOf(site);
  const [{ id } = { id: 0 }] = sql<{ id: number }>('select id from site_forms');
  const page = { title: 'Karier', slug: 'karier', summary: '', coverId: null, status: 'published' };
  const blocks = [{ id: 'aaaaaaaa', kind: 'forms.form', hidden: false, values: { title: '', formId: id } }];
  await api.change('page.create', { ...page, blocks });
  expect(await read('/karier')).toContain('action="/forms/lamaran-kerja"');

  const [job = { slug: '', title: '' }] = sql<{ slug: string; title: string }>(
    `update blog_posts set apply_link = '/forms/lamaran-kerja', closes_at = null where id =
      (select id from blog_posts where category = 'CAREER' and language = 'id' and status = 'published')
      returning slug, title`,
  );
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/blogs/${job.slug}`);
  await expect(visitor.getByRole('link', { name: 'Lamar lewat email' })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Lamar', exact: true }).first().click();
  await expect(visitor.getByText(`Tentang ${job.title}`)).toBeVisible();
  await visitor.getByLabel('Nama').fill('Rudi Hartono');
  await visitor.getByRole('button', { name: 'Kirim' }).click();
  await expect(visitor).toHaveURL(/\/contact\/thanks/);
  const [sent] = sql<object>("select product_path, product_name from requests where name = 'Rudi Hartono'");
  expect(sent).toEqual({ product_path: `/blogs/${job.slug}`, product_name: job.title });

  setSecondLanguage(site, 'en');
  const fields = [
    { kind: 'name', label: 'Your name', hint: '', choices: '', isRequired: true },
    { kind: 'choices', label: 'Licence', hint: '', choices: 'A\nB1', isRequired: false },
    { kind: 'email', label: 'Mail', hint: '', choices: '', isRequired: false },
  ];
  await translate(api, 'form', id, { title: 'Apply', slug: 'apply', fields, thanks: 'See you soon.' });
  await visitor.goto(`${site.url}/en/forms/apply`);
  await visitor.getByRole('button', { name: 'Send' }).click();
  await visitor.getByLabel('Your name').fill('Ann');
  await visitor.getByLabel('B1').check();
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor).toHaveURL(/\/en\/contact\/thanks/);
  await expect(visitor.getByText('See you soon.')).toBeVisible();
  await expect(visitor.getByRole('region', { name: 'What you sent' })).toContainText('Licence');
  await visitor.close();
});

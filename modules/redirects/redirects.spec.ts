import { expect, type Page, test } from '@playwright/test';
import { isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn as signInByRequest } from '#tests/sign-in.ts';

const site = ownSite();
let staff: { Cookie: string; Origin: string };
test.beforeAll(async () => {
  staff = { Cookie: await signInByRequest(site.url, site), Origin: site.url };
});

const call = (name: string, input: object) => send(`redirect.${name}`, input);

async function send(procedure: string, input?: object) {
  const headers = { ...staff, 'Content-Type': 'application/json' };
  const body = input && JSON.stringify({ json: input });
  const answer = await fetch(`${site.url}/api/trpc/${procedure}`, { method: 'POST', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

/** The redirect of an address. */
async function find(path: string) {
  const input = encodeURIComponent(JSON.stringify({ json: { search: path } }));
  const read = await fetch(`${site.url}/api/trpc/redirect.getAll?input=${input}`, { headers: staff });
  const { rows } = (await read.json()).result.data.json as {
    rows: { id: number; version: number; path: string }[];
  };
  const found = rows.find((row) => row.path === path);
  if (!found) throw new Error(`There is no redirect for ${path}.`);
  return found;
}

/** The status of an address, and where it redirects to. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const { status, headers: given } = await fetch(site.url + path, { redirect: 'manual', headers });
  const location = given.get('location');
  return location === null ? [status] : [status, location];
}

test('old addresses redirect at once, for visitors and staff, and are not found again after that', async () => {
  for (const path of ['/2023/05/judul', '/blogs/judul-lama']) expect(await visit(path)).toEqual([404]);
  await call('create', { from: '/2023/*', to: '/blogs' });
  await call('create', { from: '/2023/05/*', to: '/blogs/*' });
  await call('create', { from: '/blogs/judul-lama', to: 'https://toko.example/x' });
  await call('create', { from: '/?p=123', to: '/services' });
  await call('create', { from: '/promo', to: 'gone' });
  for (const headers of [undefined, { Cookie: staff.Cookie }]) {
    expect(await visit('/2023/05/judul', headers)).toEqual([301, '/blogs/judul']);
    expect(await visit('/2023/04?utm_source=x', headers)).toEqual([301, '/blogs?utm_source=x']);
    expect(await visit('/blogs/judul-lama', headers)).toEqual([301, 'https://toko.example/x']);
    expect(await visit('/?p=123', headers)).toEqual([301, '/services']);
    expect(await visit('/?p=124', headers)).toEqual([200]);
    expect(await visit('/promo', headers)).toEqual([410]);
    expect(await visit('/2024/05', headers)).toEqual([404]);
  }
  // With a slash at its end, as WordPress writes them.
  expect(await visit('/2023/05/judul/')).toEqual([301, '/blogs/judul']);
  expect(await (await fetch(`${site.url}/promo`)).text()).toContain('</html>');

  const read = await fetch(`${site.url}/api/trpc/redirect.getAll?input=%7B%22json%22%3A%7B%7D%7D`, {
    headers: staff,
  });
  const { rows } = (await read.json()).result.data.json as { rows: { id: number | null }[] };
  for (const { id } of rows) if (id !== null) await call('delete', { id });
  for (const path of ['/2023/05/judul', '/blogs/judul-lama', '/promo'])
    expect(await visit(path)).toEqual([404]);
  expect(await visit('/?p=123')).toEqual([200]);
});

test('during maintenance redirects and what is gone answer as every page does', async () => {
  await call('create', { from: '/tutup', to: '/services' });
  await call('create', { from: '/tutup/*', to: 'gone' });
  await call('create', { from: '/blogs/tutup', to: '/services' });
  const paths = ['/tutup', '/tutup/lama', '/blogs/tutup'];
  await send('site.unpublish');
  for (const path of paths) {
    expect(await visit(path)).toEqual([503]);
    expect(await (await fetch(site.url + path)).text()).toContain('Sorry, website is under maintenance');
  }
  expect(await visit('/tutup', { Cookie: staff.Cookie })).toEqual([301, '/services']);
  await send('site.publish');
  expect(await Promise.all(paths.map((path) => visit(path)))).toEqual([
    [301, '/services'],
    [410],
    [301, '/services'],
  ]);
});

test('a page comes before a redirect', async () => {
  await call('create', { from: '/blogs/*', to: '/services' });
  expect(await visit('/blogs')).toEqual([200]);
  const [path = ''] =
    (await (await fetch(`${site.url}/sitemap.xml`)).text()).match(/\/blogs\/(?!category)[\w-]+/) ?? [];
  expect(await visit(path)).toEqual([200]);
  expect(await visit('/blogs/tidak-ada')).toEqual([301, '/services']);
});

test('what visitors did not find redirects in one step', { tag: '@long' }, async ({ page }) => {
  expect(await visit('/tidak-ketemu')).toEqual([404]);
  await openScreen(page);
  await expect(async () => {
    await page.goto(`${site.url}/only-us/global-setting/addresses?tab=missing`);
    await expect(page.getByRole('row', { name: '/tidak-ketemu' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await isReady(page);
  await page.getByRole('button', { name: 'Redirect /tidak-ketemu to …' }).click();
  await expect(page.getByRole('dialog').getByLabel('Redirects to')).toBeFocused();
  await page.keyboard.type('/services');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: '/tidak-ketemu' })).toBeHidden();
  await expect.poll(() => visit('/tidak-ketemu')).toEqual([301, '/services']);
});

async function openScreen(page: Page) {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/addresses`);
  await isReady(page);
}

test('an administrator adds, edits, imports, finds and deletes redirects', { tag: '@long' }, async ({
  page,
}) => {
  await openScreen(page);
  await page.getByRole('button', { name: 'Add redirect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Old address').fill('/lama');
  await dialog.getByLabel('Redirects to').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a path that begins with /')).toBeVisible();
  await dialog.getByLabel('Redirects to').fill('/services');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: '/lama' });
  await expect(row).toContainText('/services');

  // Somebody else changes it while it is open.
  await page.getByRole('button', { name: '/lama', exact: true }).click();
  const { id, version } = await find('/lama');
  await call('update', { id, version, from: '/lama', to: '/packaging' });
  await dialog.getByLabel('Redirects to').fill('/blogs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const conflict = dialog.getByRole('group', { name: 'Somebody else changed' });
  await expect(conflict).toContainText('/packaging');
  await conflict.getByRole('button', { name: 'Mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('/blogs');

  await page.getByRole('button', { name: '/lama', exact: true }).click();
  await dialog.getByLabel('Response').click();
  await page.getByRole('option', { name: 'Gone (410)' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Gone (410)');

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const choose = (text: string) =>
    dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'r.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('/lama,/x');
  await expect(dialog.getByText('There is already a redirect for /lama')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import CSV' })).toBeDisabled();
  await choose('source,target,code\n/lama,/x,301\n/2020/*,/blogs,302\n/2021/*,/blogs,301');
  await expect(dialog.getByText('1 of 3 lines can’t be imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 redirects' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 redirects were imported. 1 line was left out.')).toBeVisible();
  await expect(page.getByRole('row', { name: '/2020/*' })).toContainText('Temporary (302)');
  expect(await visit('/2020/05')).toEqual([302, '/blogs']);
  expect(await visit('/2021/05')).toEqual([301, '/blogs']);
  await page.getByRole('button', { name: '/2020/*', exact: true }).click();
  await expect(dialog.getByLabel('Response')).toHaveText('Temporary redirect (302)');
  await dialog.getByLabel('Response').click();
  await page.getByRole('option', { name: 'Permanent redirect (301)' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: '/2020/*' })).not.toContainText('302');

  await page.getByLabel('Search addresses').fill('2021');
  await expect(page.getByRole('row', { name: '/2020/*' })).toBeHidden();
  await more(page.getByRole('row', { name: '/2021/*' }), 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('a link opens a redirect that the list does not show, or says that it is gone', {
  tag: '@long',
}, async ({ page }) => {
  await call('create', { from: '/jauh', to: '/services' });
  const { id } = await find('/jauh');
  await signIn(page, site);
  const screen = `${site.url}/only-us/global-setting/addresses`;
  await page.goto(`${screen}?search=tidak+ada&open=${id}`);
  await isReady(page);
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('/jauh');
  await page.goto(`${screen}?open=999999`);
  const missing = page.getByRole('dialog', { name: 'This redirect doesn’t exist' });
  await missing.getByRole('button', { name: 'Close' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page).toHaveURL(screen);
});

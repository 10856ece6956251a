import { expect, type Page, type Request, test } from '@playwright/test';
import { mayWith, type Right, rights } from '#lib/rights.ts';
import { addAccount, isReady, openDashboard, savedUnpublished, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

const known = new Set<Right>();

/** Opens the dashboard of a client with a right. */
async function openAs(page: Page, right: Right) {
  const person = { ...budi, name: right, email: `${right}@vinci.example`, right };
  if (!known.has(right)) await addAccount(site, person);
  known.add(right);
  await openDashboard(page, site, person);
}

/** A dialog at every width of the office. */
async function fitsScreens(page: Page) {
  for (const width of [900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.getByRole('dialog').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= 800, `${width}`).toBe(
      true,
    );
    await expect.poll(() => violationsOn(page)).toEqual([]);
  }
}

const screens = (page: Page) => page.getByRole('navigation').first().getByRole('link');

test('a writer types into a post that visitors see, and somebody else publishes it', {
  tag: '@long',
}, async ({ page }) => {
  await openAs(page, 'writer');
  await expect(screens(page)).toHaveText(['Dashboard', 'Gallery', 'Blogs', 'Upload Catalog']);
  const desk = page.getByRole('region', { name: 'Your drafts' });
  await desk.getByRole('link', { name: 'New post' }).click();
  await expect(page).toHaveURL(/\/blogs\/new$/);
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: /^Publish( changes)?$/ })).toHaveCount(0);
  await page.getByLabel('Title').first().fill('Judul yang baru');
  await expect(stateIn(page)).toHaveText(savedUnpublished);
  expect(await page.request.get(`${site.url}/blogs`).then((answer) => answer.text())).not.toContain(
    'Judul yang baru',
  );
});

test('a writer asks for publication; an editor returns it, then publishes it while the writer types on', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openAs(page, 'writer');
  await page.goto(`${site.url}/only-us/blogs`);
  await isReady(page);
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await page.getByLabel('Title').first().fill('Judul untuk pameran');
  const ask = async (note: string) => {
    await page.getByRole('button', { name: 'Ask for publication' }).click();
    await page.getByLabel('Note (optional)').fill(note);
    await fitsScreens(page);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('You asked for publication.')).toBeVisible();
  };
  await ask('Untuk besok');

  const editor = await (await browser.newContext()).newPage();
  await openAs(editor, 'editor');
  await editor
    .getByRole('listitem')
    .filter({ hasText: 'writer asks you to publish it. “Untuk besok”' })
    .getByRole('link')
    .click();
  await editor.getByRole('button', { name: 'Return', exact: true }).click();
  expect(await violationsOn(editor)).toEqual([]);
  await editor.getByLabel('What should be changed?').fill(`Perpendek judulnya ${'a'.repeat(200)}`);
  await fitsScreens(editor);
  await editor.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await expect(editor.getByText('editor returned it')).toBeVisible();
  // The form of who asked looks for it.
  const note = page.locator('.form-note', { hasText: 'Perpendek judulnya' });
  await expect(note).toBeVisible();
  expect(await note.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);

  await page.getByLabel('Title').first().fill('Judul pameran');
  await ask('');
  await editor.reload();
  await isReady(editor);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.press('Control+Home');
  // One, though the note says that it is asked for.
  await editor.getByRole('button', { name: /^Publish( changes)?$/ }).click();
  await page.keyboard.type('Diketik kemudian. ');
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(editor.getByText('writer asks for publication')).toBeHidden();
  await expect(page.getByText('You asked for publication.')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('Diketik kemudian.');
  await expect(page.getByRole('button', { name: 'Ask for publication' })).toBeEnabled();
  await page.goto(`${site.url}/only-us/dashboard`);
  await expect(page.getByText('was published by editor, as you asked.')).toBeVisible();
});

test('sales has requests and statistics, and no content', async ({ page }) => {
  await openAs(page, 'sales');
  await expect(screens(page)).toHaveText(['Dashboard', 'Requests', 'Statistics']);
  const desk = page.getByRole('region', { name: 'No new requests' });
  await expect(desk.getByRole('link', { name: 'All requests' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  for (const empty of ['Needs attention', 'Recent changes'])
    await expect(page.getByRole('region', { name: empty })).toHaveCount(0);
  const answer = await page.goto(`${site.url}/only-us/blogs`);
  expect(answer?.status()).toBe(403);
  await page.goto(`${site.url}/only-us/statistics`);
  await isReady(page);
  await expect(page.getByRole('heading', { name: 'Statistics' }).first()).toBeVisible();
});

test('what each right lists in sidebar and palette opens, and no form asks for what its right refuses', {
  tag: '@long',
}, async ({ page }) => {
  const refused: string[] = [];
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().includes('/api/trpc/')) calls.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request));
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  for (const right of rights) {
    await page.context().clearCookies();
    await openAs(page, right);
    const closed = page.locator('nav button[aria-expanded="false"]');
    while ((await closed.count()) > 0) await closed.first().click();
    const links = await screens(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await page.keyboard.press('Control+k');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options.filter({ hasText: 'Calendar' })).toHaveCount(right === 'sales' ? 0 : 1);
    await expect(options.filter({ hasText: /^New post/ })).toHaveCount(
      mayWith({ role: 'client', right }, 'write', { area: 'content' }) ? 1 : 0,
    );
    for (const link of links) {
      const answer = await page.request.get(site.url + link);
      expect(answer.status(), `${right} ${link}`).toBe(200);
    }
    for (const form of ['blogs/1', 'pages/1', 'home/packaging/1', 'upload-catalog/1']) {
      if (!links.includes(`/only-us/${form.replace('/1', '')}`)) continue;
      await page.goto(`${site.url}/only-us/${form}`);
      await isReady(page);
      await expect.poll(() => calls.size).toBe(0);
    }
  }
  expect(refused).toEqual([]);
});

test('an administrator chooses what a client may do', async ({ page }) => {
  await addAccount(site, budi);
  await openDashboard(page, site);
  await page.goto(`${site.url}/only-us/global-setting/profile`);
  await isReady(page);
  await page.getByRole('button', { name: budi.name, exact: true }).first().click();
  await page.getByLabel('Access').click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await expect(page.getByText('Writes and publishes all content, and manages all files')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('row').filter({ hasText: budi.email })).toContainText('Editor');
});

import { expect, type Page, type Route, test } from '@playwright/test';
import { isReady, more, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { photo } from '#tests/pictures.ts';

// What the office says when a call fails, and that it can be tried again.

const site = ownSite();

const unreachable = 'The site didn’t answer. Check your connection, then try again.';
const broken = 'Something went wrong on the server. Please try again in a moment.';
const general = 'Process failed please try again';
const calls = '**/api/trpc/**';

type Failure = typeof unreachable | typeof broken;

/** From now on no call of the API succeeds. */
async function fail(page: Page, failure: Failure) {
  const json = {
    error: {
      json: { message: general, code: -32603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } },
    },
  };
  const answer = (route: Route) => {
    const url = new URL(route.request().url());
    const count = url.pathname.split(',').length;
    return route.fulfill({
      status: 500,
      json: url.searchParams.has('batch') ? Array(count).fill(json) : json,
    });
  };
  await page.route(calls, failure === unreachable ? (route) => route.abort() : answer);
}

async function open(page: Page, path: string) {
  page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/${path}`);
  await isReady(page);
}

const main = (page: Page) => page.locator('main');
const dialog = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();
const press = (name: string) => (page: Page) => main(page).getByRole('button', { name }).first().click();
const firstRow = (page: Page) =>
  main(page)
    .locator('article, tr')
    .filter({ has: page.getByRole('button', { name: /^More/ }) })
    .first();
const ofRow = (item: string) => (page: Page) => more(firstRow(page), item);
const ofList = (item: string) => (page: Page) => more(page.locator('.list-toolbar'), item);
const confirm = (name: string) => (page: Page) =>
  dialog(page).getByRole('button', { name, exact: true }).click();
const search = (page: Page) => page.getByRole('searchbox').last().fill('karton');

const readings: [title: string, path: string, act: (page: Page) => Promise<void>][] = [
  ['The posts couldn’t be loaded', 'blogs', search],
  ['The requests couldn’t be loaded', 'requests', search],
  ['The files couldn’t be loaded', 'global-setting/file-manager', search],
  ['The trash couldn’t be loaded', 'gallery', ofList('Trash')],
  ['The history couldn’t be loaded', 'blogs/1', press('History')],
  ['The links and answers couldn’t be loaded', 'blogs', ofRow('Share preview')],
  ['The files couldn’t be loaded', 'blogs/1', press('Choose from files')],
  ['The sessions couldn’t be loaded', 'global-setting/profile', ofRow('Sessions')],
];

for (const [index, [title, path, act]] of readings.entries()) {
  test(`${path}: “${title}” says why, and is gone when it is tried again`, { tag: '@sweep' }, async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, path);
    const failure = index % 2 ? broken : unreachable;
    await fail(page, failure);
    await act(page);
    const alert = page.getByRole('alert').filter({ hasText: title });
    // Three retries take seven seconds.
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(alert).toContainText(failure, { timeout: 300 });
    }).toPass();
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByText('Loading …')).toBeHidden();
  });
}

const schedule = async (page: Page) => {
  await dialog(page).getByRole('textbox').first().fill('2040-01-02T09:05');
};

/** What opens the way to a change, and the change itself. */
const changes: [
  what: string,
  path: string,
  open: null | ((page: Page) => Promise<void>),
  act: (page: Page) => Promise<void>,
][] = [
  ['a post that is unpublished', 'blogs', null, ofRow('Unpublish')],
  ['a post that is duplicated', 'blogs', null, ofRow('Duplicate')],
  ['a post that is deleted', 'blogs', ofRow('Delete'), confirm('Delete')],
  ['a schedule', 'blogs', (page) => ofRow('Schedule')(page).then(() => schedule(page)), confirm('Schedule')],
  ['a link to a preview', 'blogs/1', press('Share preview'), confirm('Create a link')],
  [
    'a product that is moved',
    'home/packaging',
    null,
    (page) =>
      page
        .getByRole('button', { name: /^Move .* down/ })
        .first()
        .press('Enter'),
  ],
  ['an account that is deactivated', 'global-setting/profile', ofRow('Deactivate'), confirm('Deactivate')],
  ['a link to the closed site', 'global-setting/site', null, press('Create a link')],
];

for (const [index, [what, path, prepare, act]] of changes.entries()) {
  test(`${what}: a failure says why, and leaves what was there for another try`, { tag: '@sweep' }, async ({
    page,
  }) => {
    await open(page, path);
    await prepare?.(page);
    const rows = await main(page).locator('article, tr').allTextContents();
    const failure = index % 2 ? broken : unreachable;
    await fail(page, failure);
    await act(page);
    const toast = page.locator('.toast').filter({ hasText: general });
    await expect(toast).toContainText(failure);
    // Busy is nobody any more, although what was on the screen is read again for seconds.
    await expect(page.locator('.rt-Spinner')).toHaveCount(0, { timeout: 2000 });
    expect(await main(page).locator('article, tr').allTextContents()).toEqual(rows);
    expect(await dialog(page).count()).toBe(prepare ? 1 : 0);
  });
}

test('what a form couldn’t save stays with the reason, and is saved once the server is well', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, 'blogs/1');
  const bar = page.locator('.form-page-bar');
  await fail(page, broken);
  await page.getByLabel('Title').fill('Karton yang kuat');
  await expect(bar).toContainText(`Not saved: ${broken} It’s kept in this browser.`);
  await page.unroute(calls);
  await expect(stateIn(bar)).toHaveText(/^Live · 1 change$/);
  await expect(page.getByLabel('Title')).toHaveValue('Karton yang kuat');

  // It can be published although nothing can be checked.
  await fail(page, unreachable);
  await bar.getByRole('button', { name: 'Publish changes' }).click();
  await expect(dialog(page)).toContainText('The checks couldn’t run. You can still publish.');
  await expect(confirmButton(page)).toBeEnabled({ timeout: 2000 });
  await page.unroute(calls);
  await confirmButton(page).click();
  await expect(stateIn(bar)).toHaveText('Live');
});

const confirmButton = (page: Page) => dialog(page).getByRole('button', { name: 'Publish changes' });

test('a picture that isn’t sent says why, and after signing in again goes on where it stopped', {
  tag: '@long',
}, async ({ page, context }) => {
  await open(page, 'gallery');
  await press('Upload pictures')(page);
  const choose = async (name: string, color: string) => {
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByText('choose files').click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer: await photo({ color }) });
  };
  await fail(page, unreachable);
  await choose('satu.jpg', 'teal');
  const one = page.getByRole('listitem', { name: 'satu.jpg' });
  await expect(one).toContainText(unreachable);
  await page.unroute(calls);
  await one.getByRole('button', { name: 'Try again' }).click();
  await expect(one).toContainText('Uploaded');

  await context.clearCookies();
  await choose('dua.jpg', 'navy');
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Password').fill(site.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('listitem', { name: 'dua.jpg' })).toContainText('Uploaded');
});

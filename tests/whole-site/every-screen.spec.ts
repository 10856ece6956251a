import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addAccount, isReady, more, signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';
import { budi, type Person } from '#tests/people.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { setSecondLanguage } from '#tests/translated-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

type Screen = [name: string, path: string, open?: (page: Page) => Promise<void>, who?: Person];
const person = <Right extends string>(right: Right) => ({ ...budi, email: `${right}@vinci.example`, right });
const writer = person('writer');
const editor = person('editor');
const sales = person('sales');
const translator = person('translator');

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const keys = (shortcut: string) => (page: Page) => page.keyboard.press(shortcut);
const ofRow = (item: string) => (page: Page) =>
  more(
    page
      .getByRole('main')
      .locator('.row, tr, li')
      .filter({ has: page.getByRole('button', { name: /^More/ }) })
      .first(),
    item,
  );
const ofList = (item: string) => (page: Page) => more(page.locator('.list-toolbar'), item);
const ofForm = (item: string) => (page: Page) => more(page.locator('.form-page-foot'), item);
// At the end of a list, where the bar of the selection lies over nothing.
const select = async (page: Page) => {
  await page.getByRole('main').getByRole('checkbox').nth(1).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
};
const openFirst = (page: Page) => page.locator('.open-link').first().click();

/** Every screen, and every dialog and menu over one. */
const screens: Screen[] = [
  ['dashboard', 'dashboard'],
  ['desk of a writer', 'dashboard', undefined, writer],
  ['desk of an editor', 'dashboard', undefined, editor],
  ['desk of sales', 'dashboard', undefined, sales],
  ['desk of a translator', 'dashboard', undefined, translator],
  ['translations', 'translations'],
  ['translation of a post', 'translations/blog/1/en'],
  ['translation of a page', 'translations/page/1/en', undefined, translator],
  ['user menu', 'dashboard', (page) => page.getByRole('button', { name: /^Administrator/ }).click()],
  ['palette', 'dashboard', keys('Control+k')],
  ['shortcuts', 'dashboard', keys('?')],
  ['requests', 'requests'],
  ['request', 'requests/1'],
  ['deletion of a request', 'requests/1', press('Delete')],
  ['export of requests', 'requests', press('Export CSV')],
  ['request settings', 'requests/settings'],
  ['statistics', 'statistics'],
  ['calendar', 'calendar'],
  ['gallery', 'gallery'],
  ['upload of pictures', 'gallery', press('Upload pictures')],
  ['picture', 'gallery', openFirst],
  ['selected pictures', 'gallery', select],
  ['trash of pictures', 'gallery', ofList('Trash')],
  ['posts', 'blogs'],
  ['selected posts', 'blogs', select],
  ['menu of a row', 'blogs', press(/^More/)],
  ['schedule of a row', 'blogs', ofRow('Schedule')],
  ['share of a row', 'blogs', ofRow('Share preview')],
  ['deletion of a row', 'blogs', ofRow('Delete')],
  ['posts not found', 'blogs?search=tidakadasamasekali'],
  ['new post', 'blogs/new'],
  ['post', 'blogs/1'],
  [
    'menu of a form',
    'blogs/1',
    (page) => page.locator('.form-page-foot').getByRole('button', { name: /^More/ }).click(),
  ],
  ['schedule', 'blogs/1', ofForm('Schedule')],
  ['history', 'blogs/1', press('History')],
  ['share', 'blogs/1', press('Share preview')],
  [
    'publication',
    'blogs/2',
    async (page) => {
      await page.getByLabel('Title').fill('Operator die-cutting');
      await page.getByRole('button', { name: 'Publish changes' }).click();
    },
  ],
  [
    'request for publication',
    'blogs/2',
    async (page) => {
      await page.getByLabel('Title').fill('Operator die-cutting kedua');
      await page.getByRole('button', { name: 'Ask for publication' }).click();
    },
    writer,
  ],
  ['return of a request', 'blogs/3', press('Return')],
  ['choice of a picture', 'blogs/1', press('Choose from files')],
  ['pages', 'pages'],
  ['page', 'pages/1'],
  ['new page', 'pages/new'],
  ['choice of a block', 'pages/new', press('Add block')],
  ['catalogs', 'upload-catalog'],
  ['catalog', 'upload-catalog/1'],
  ['new catalog', 'upload-catalog/new'],
  ['testimonials', 'testimonials'],
  ['new testimonial', 'testimonials', press('Add testimonial')],
  ['delivery areas', 'delivery'],
  ['new delivery area', 'delivery', press('Add delivery area')],
  ['case studies', 'cases'],
  ['new case study', 'cases', press('Add case study')],
  ['forms', 'forms'],
  ['new form', 'forms', press('Add form')],
  ['banners', 'home/banner'],
  ['banner', 'home/banner', openFirst],
  ['products', 'home/packaging'],
  ['product', 'home/packaging/1'],
  ['photographs of a product', 'home/packaging/1/photos'],
  ['new product', 'home/packaging/new'],
  ['services', 'home/service'],
  ['new service', 'home/service/new'],
  ['sectors', 'home/sector'],
  ['new sector', 'home/sector/new'],
  ['clients', 'home/client'],
  ['client', 'home/client', openFirst],
  ['figures', 'home/figure'],
  ['figure', 'home/figure', openFirst],
  ['certificates', 'home/certificate'],
  ['certificate', 'home/certificate', openFirst],
  ['site', 'global-setting/site'],
  ['form of the site', 'global-setting/site', press('Edit')],
  ['languages', 'global-setting/languages'],
  ['publication of a language', 'global-setting/languages', press(/^Publish English/)],
  ['activity', 'activity'],
  ['categories', 'blogs/categories'],
  ['brand', 'global-setting/brand'],
  ['menu', 'global-setting/menu'],
  ['addresses', 'global-setting/addresses'],
  ['addresses not found', 'global-setting/addresses?tab=missing'],
  ['measuring', 'global-setting/measuring'],
  ['backups', 'backups', backUp],
  ['move in', 'global-setting/move-in'],
  ['export', 'global-setting/export'],
  ['new redirect', 'global-setting/addresses', press('Add redirect')],
  ['import of redirects', 'global-setting/addresses', press('Import CSV')],
  ['accounts', 'global-setting/profile'],
  ['account', 'global-setting/profile', openFirst],
  ['sessions', 'global-setting/profile', ofRow('Sessions')],
  ['new account', 'global-setting/profile', press('Add account')],
  ['files', 'global-setting/file-manager'],
  [
    'selected files',
    'global-setting/file-manager',
    (page) => page.getByRole('main').getByRole('checkbox').first().click(),
  ],
  ['footer', 'global-setting/footer'],
  ['link of the footer', 'global-setting/footer', press(/^Add a link/)],
  ['types of pictures', 'global-setting/gallery-type'],
  ['type of pictures', 'global-setting/gallery-type', openFirst],
  ['my account', 'my-account'],
  ['password', 'my-account', press(/^Change password/)],
  ['nothing here', 'nothing-here'],
  ['no such post', 'blogs/999'],
];

// These open no dialog or menu over the screen.
const inPage = new Set([
  ...['selected pictures', 'selected posts', 'selected files'],
  ...['user menu', 'trash of pictures', 'backups'],
]);

async function backUp(page: Page) {
  await page.getByRole('button', { name: 'Back up now' }).click();
  const row = page.getByRole('row', { name: 'Administrator' });
  await expect(row).toContainText('By a test restore', { timeout: times.browser });
}

async function ask(page: Page) {
  await page.goto(`${site.url}/contact`);
  await page.getByLabel('Nama').fill('Dewi');
  await page.getByLabel('Catatan').fill('Peti 120 × 80 × 60 cm');
  await page.getByLabel('Nomor WhatsApp').fill('0812-3456-7890');
  // A visitor takes longer than a program.
  await page.waitForTimeout(3000);
  await page.getByRole('button', { name: 'Kirim permintaan' }).click();
  await expect(page).toHaveURL(/\/contact\/thanks/);
}

/** What explains in grey: its sizes and colours. Not what is pressed, and no text that somebody has written. */
function hintsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const greys = document.createElement('span');
    greys.style.color = 'var(--gray-11)';
    document.querySelector('.radix-themes')?.append(greys);
    const grey = getComputedStyle(greys).color;
    greys.remove();
    const isHint = (element: HTMLElement) =>
      element.checkVisibility() &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()) &&
      !element.closest(
        'button, a, label, summary, h2, h3, [role=option], nav, header, [role=tab], [contenteditable], iframe, .difference, svg, dt',
      );
    const looks = [...document.querySelectorAll<HTMLElement>('main *, [role=dialog] *')]
      .filter(isHint)
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(
        ({ element, style }) =>
          style.color === grey ||
          element.matches('[data-accent-color=gray]:not(.rt-Badge)') ||
          element.id.endsWith('-hint'),
      )
      .filter(({ element }) => !element.closest('[data-accent-color=amber], [data-accent-color=red]'))
      .map(
        ({ element, style }) =>
          `${style.fontSize} ${style.color === grey ? 'grey' : style.color}: ${element.textContent?.slice(0, 40)}`,
      );
    return [...new Set(looks)].filter((look) => !look.startsWith('13px grey'));
  });
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await ask(page);
  await page.close();
  for (const each of [writer, editor, sales, translator]) await addAccount(site, each);
  setSecondLanguage(site, 'en', false);
  rowsIn(
    site,
    `insert into publication_requests (type, entry, state, asked_by, asked_at, note, answer)
      select 'blog', 3, 'asked', id, 0, 'Untuk pameran', '' from users where email = ?`,
    writer.email,
  );
});

// One for each person, so that their screens share sign-in and cache.
const contexts = new Map<Person, BrowserContext>();

test.afterAll(() => Promise.all([...contexts.values()].map((context) => context.close())));

async function pageOf(browser: Browser, who: Person): Promise<Page> {
  const context = contexts.get(who) ?? (await browser.newContext());
  const page = await context.newPage();
  if (!contexts.has(who)) await signIn(page, site, who);
  contexts.set(who, context);
  page.setDefaultTimeout(times.screen);
  return page;
}

for (const [name, path, open, who] of screens) {
  test(`light and dark, ${name} meets WCAG 2.2 AA and explains in one size and one grey`, {
    tag: '@sweep',
  }, async ({ browser }) => {
    const page = await pageOf(browser, who ?? site);
    await page.goto(`${site.url}/only-us/${path}`);
    await isReady(page);
    await page.waitForLoadState('networkidle');
    await open?.(page);
    const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu]');
    if (open && !inPage.has(name)) await expect(opened.first()).toBeVisible();
    const isMenu = await page.getByRole('menu').isVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html.${colorScheme}`)).toBeAttached();
      const found = await violationsOn(page);
      // A menu is in the focus while it is open, wherever it is in the page.
      const wrong = found.filter((each) => !isMenu || !each.startsWith('region: '));
      expect.soft(wrong, colorScheme).toEqual([]);
      expect.soft(await hintsOn(page), colorScheme).toEqual([]);
    }
    await page.close();
  });
}

test('every screen of the sidebar, and to add an entry, is among them', { tag: '@sweep' }, async ({
  browser,
}) => {
  const page = await pageOf(browser, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  const linksOn = (part: string) =>
    page
      .locator(`${part} a[href^="/only-us/"]`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const found = new Set(await linksOn('.sidebar'));
  for (const path of [...found]) {
    await page.goto(site.url + path);
    for (const link of await linksOn('main')) if (link?.endsWith('/new')) found.add(link);
  }
  const paths = screens.map(([, path]) => `/only-us/${path}`);
  expect([...found].filter((path) => !paths.includes(String(path)))).toEqual([]);
});

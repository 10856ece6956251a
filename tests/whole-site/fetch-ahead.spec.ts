import { expect, type Page } from '@playwright/test';
import { complaints, isReady, signIn } from '#tests/back-office.ts';
import { test } from '#tests/read-only-site.ts';

/** Notes what a page asks for of the site's script. */
function scriptsOf(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

const editor = (page: Page) => page.getByRole('toolbar', { name: 'Text formatting' });

for (const from of ['blogs', 'dashboard']) {
  test(`after two seconds of rest on ${from}, a post opens without asking for script`, {
    tag: '@long',
  }, async ({ page, site }) => {
    await signIn(page, site);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const found = complaints(page);
    await page.goto(`${site.url}/only-us/${from}`);
    await isReady(page);
    const asked = scriptsOf(page);
    await page.clock.runFor(1900);
    await page.keyboard.press('Shift');
    await page.clock.runFor(1900);
    expect(asked).toEqual([]);
    // The largest of them comes last.
    const theEditor = page.waitForResponse(
      (response) => Number(response.headers()['content-length']) > 120_000,
    );
    await page.clock.runFor(200);
    await (await theEditor).finished();
    await page.clock.resume();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search and commands' })).toBeFocused();
    await page.keyboard.type('memilih tebal');
    await expect(page.getByRole('option', { name: /^Memilih tebal/ })).toBeVisible();
    const before = asked.length;
    await page.keyboard.press('Enter');
    await expect(editor(page)).toBeVisible();
    expect(asked.slice(before)).toEqual([]);
    expect(found).toEqual([]);
  });
}

test('nothing is fetched ahead on a slow line, or where people save data', { tag: '@long' }, async ({
  page,
  site,
}) => {
  await signIn(page, site);
  for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    const tab = await page.context().newPage();
    await tab.addInitScript((line) => {
      Object.defineProperty(navigator, 'connection', { value: line });
    }, connection);
    await tab.clock.install();
    await tab.goto(`${site.url}/only-us/blogs`);
    await isReady(tab);
    const asked = scriptsOf(tab);
    await tab.clock.runFor(10_000);
    await tab.getByRole('searchbox').fill('karton');
    await tab.clock.runFor(1000);
    await expect(tab).toHaveURL(/karton/);
    expect(asked).toEqual([]);
    await tab.close();
  }
});

test('a bar shows progress from 300 ms on, by a link, by the palette and going back', {
  tag: '@long',
}, async ({ page, site }) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/dashboard`);
  await isReady(page);
  const bar = () =>
    page.evaluate(() => {
      const { content, animationDelay } = getComputedStyle(document.body, '::after');
      return content === 'none' ? null : animationDelay;
    });
  const navigations = [
    () => page.getByRole('link', { name: 'Gallery', exact: true }).click(),
    async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('blogs');
      await page.keyboard.press('Enter');
    },
    () => page.evaluate(() => history.back()),
  ];
  for (const go of navigations) {
    expect(await bar()).toBeNull();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/index.pageContext.json', async (route) => {
      await held;
      await route.continue();
    });
    await go();
    await expect.poll(bar).toBe('0.3s');
    answer();
    await expect.poll(bar).toBeNull();
    await page.unroute('**/index.pageContext.json');
  }
});

import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const pages = ['/', '/services', '/packaging', '/packaging/die-cut-box', '/gallery', '/blogs', '/catalog'];

test('“Minta penawaran” opens the form on every page, “WhatsApp” opens WhatsApp, the form offers neither', {
  tag: '@long',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hrefs = async (name: string) => {
    const links = await page.getByRole('link', { name, exact: true, includeHidden: true }).all();
    return Promise.all(links.map((link) => link.getAttribute('href')));
  };
  for (const path of pages) {
    await page.goto(site.url + path);
    const [forms, chats] = [await hrefs('Minta penawaran'), await hrefs('WhatsApp')];
    // In the header and the menu; the bar is for what the page is for.
    expect(forms.length, path).toBeGreaterThanOrEqual(2);
    expect(chats.length, path).toBeGreaterThanOrEqual(1);
    for (const href of forms) expect(href, path).toMatch(/^\/contact(\?|$)/);
    for (const href of chats) expect(href, path).toMatch(/^https:\/\/wa\.me\//);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [first] = await page.getByRole('dialog', { name: 'Menu' }).getByRole('link').allInnerTexts();
    expect(first).toBe('Minta penawaran');
  }
  await page.goto(`${site.url}/contact`);
  expect(await hrefs('Minta penawaran')).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Kontak' })).toHaveCount(0);
});

test('the floating button covers no words on laptops', { tag: '@long' }, async ({ page, site }) => {
  for (const width of [1024, 1280, 1366, 1920])
    for (const path of [...pages, '/blogs/career-die-cutting']) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(site.url + path);
      const button = await page.locator('.contact-button').boundingBox();
      const end = await page.locator('main').evaluate((main) => {
        const text = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        let furthest = 0;
        while (text.nextNode()) {
          range.selectNodeContents(text.currentNode);
          for (const { right, width } of range.getClientRects())
            if (width > 1 && right <= innerWidth) furthest = Math.max(furthest, right);
        }
        return furthest;
      });
      expect(end, `${path} at ${width} px`).toBeLessThanOrEqual(button?.x ?? 0);
    }
});

test('in a low window nothing stays in the way of reading', { tag: '@long' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(`${site.url}/services/freight`);
  const bar = page.locator('.contact-bar');
  await expect(bar).not.toBeInViewport();
  await page.getByRole('heading', { name: 'Sering ditanyakan' }).scrollIntoViewIfNeeded();
  for (const part of [page.getByRole('banner'), bar]) await expect(part).not.toBeInViewport();
  await bar.scrollIntoViewIfNeeded();
  const chat = bar.getByRole('link', { name: 'WhatsApp' });
  expect(await chat.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
});

import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

test('the figures on the home page don’t wrap', { tag: '@sweep' }, async ({ page, site }) => {
  await page.goto(site.url);
  for (const width of [420, 450, 480, 640, 700, 740, 820, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const offsets = await page.locator('.facts dd').evaluateAll((figures) =>
      figures.map((figure) => {
        const top = figure.parentElement?.getBoundingClientRect().top ?? 0;
        return Math.round(figure.getBoundingClientRect().top - top);
      }),
    );
    expect.soft(new Set(offsets).size, `${offsets} at ${width} px`).toBe(1);
  }
});

test('the email address in the footer doesn’t wrap', { tag: '@sweep' }, async ({ page, site }) => {
  await page.goto(site.url);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'hello@vinci.example' });
  for (const width of [320, 420, 430, 440, 640, 660, 680, 768, 1024, 1040, 1080, 1160, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await link.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element.lastChild as Node);
      return text.getClientRects().length;
    });
    expect.soft(lines, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('a title does not break at a hyphen', { tag: '@sweep' }, async ({ page, site }) => {
  await page.goto(`${site.url}/blogs/career-die-cutting`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Operator Die-Cutting di Cikarang');
  for (const width of [320, 360, 390, 430, 540, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await title.locator('.nowrap').evaluate((word) => word.getClientRects().length);
    expect.soft(lines, `at ${width} px`).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

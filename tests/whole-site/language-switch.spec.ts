import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { apiOf, setSecondLanguage, translate } from '#tests/translated-site.ts';

const site = ownSite();

test('header, menu and footer have room for the switch on every screen', { tag: '@sweep' }, async ({
  page,
}) => {
  setSecondLanguage(site, 'en');
  const [product] = rowsIn<{ id: number; slug: string }>(
    site,
    "select id, slug from home_offers where kind = 'packaging' and status = 'published'",
  );
  expect(await translate(await apiOf(site), 'packaging', product?.id ?? 0)).not.toBeNull();
  for (const at of ['/', '/en', `/packaging/${product?.slug}`])
    for (const width of [390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + at);
      const link = page.locator('.header-row .language-switch');
      expect(await link.isVisible(), `${at} ${width}`).toBe(width >= 768);
      for (const part of await page
        .locator('.header-row > *, .footer-small > *')
        .filter({ visible: true })
        .all()) {
        const box = await part.boundingBox();
        expect((box?.x ?? 0) + (box?.width ?? 0), `${at} ${width}`).toBeLessThanOrEqual(width);
      }
    }
});

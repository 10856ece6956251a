import { expect, type Page } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const paths = [
  '/',
  '/services',
  '/services/warehousing',
  '/packaging',
  '/packaging/corrugated-carton',
  '/gallery',
  '/blogs',
  '/blogs/karton-gelombang',
  '/catalog',
];

/** Opens a page whose pictures never load. */
async function openWithoutPictures(page: Page, address: string) {
  await page.route('**/api/images/**', () => {});
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
}

/** The position of each picture on the page, loaded or not. */
const boxes = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      return { src: (image as HTMLImageElement).src, width, height };
    }),
  );

test('every picture reserves its space until it loads', { tag: '@sweep' }, async ({ page, site }) => {
  // Those out of sight are there once somebody does something.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.used = '';
    }),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await openWithoutPictures(page, site.url + path);
      const held = await boxes(page);
      await page.unroute('**/api/images/**');
      await page.goto(site.url + path);
      await page.locator('img').evaluateAll(async (images) => {
        for (const image of images as HTMLImageElement[]) image.loading = 'eager';
        await Promise.all(images.map((image) => (image as HTMLImageElement).decode()));
      });
      for (const [index, loaded] of (await boxes(page)).entries()) {
        const about = `${path} at ${width} px: ${loaded.src}`;
        // The dimensions of smaller variants are rounded to whole pixels.
        expect.soft(Math.abs(loaded.width - (held[index]?.width ?? 0)), about).toBeLessThan(0.6);
        expect.soft(Math.abs(loaded.height - (held[index]?.height ?? 0)), about).toBeLessThan(0.6);
      }
    }
  }
});

interface Choice {
  picture: string;
  /** Widths in device pixels: what the picture needs, cropped or not, the chosen one and the available ones. */
  needed: number;
  chosen: number;
  offered: number[];
}

/** What the browser chooses for each visible picture; any file will do. */
async function choices(page: Page): Promise<Choice[]> {
  const pictures = page.locator('img[srcset]').filter({ visible: true });
  await pictures.evaluateAll(async (images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager';
    await Promise.all((images as HTMLImageElement[]).map((image) => image.decode()));
  });
  return pictures.evaluateAll((images) =>
    (images as HTMLImageElement[]).map((image) => {
      const { offsetWidth: width, offsetHeight: height } = image;
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const { objectFit } = getComputedStyle(image);
      const wide = { cover: Math.max(width, height * ratio), contain: Math.min(width, height * ratio) };
      const offered = image.srcset.split(', ').map((each) => Number(/ (\d+)w$/.exec(each)?.[1]));
      const addresses = image.srcset
        .split(', ')
        .map((each) => new URL(each.split(' ')[0] ?? '', location.href).href);
      return {
        picture: `${image.currentSrc.slice(-60)} in ${width} × ${height}`,
        needed: (wide[objectFit as keyof typeof wide] ?? width) * devicePixelRatio,
        chosen: offered[addresses.indexOf(image.currentSrc)] ?? 0,
        offered,
      };
    }),
  );
}

for (const deviceScaleFactor of [1, 2]) {
  test(`pictures load at the size they are shown, at a device pixel ratio of ${deviceScaleFactor}`, {
    tag: '@sweep',
  }, async ({ browser, site }) => {
    const context = await browser.newContext({ deviceScaleFactor });
    const page = await context.newPage();
    // The placeholder has no intrinsic ratio, so the picture keeps the size in its attributes.
    const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
    await page.route('**/api/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
    for (const width of [390, 820, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(site.url + path);
        for (const { picture, needed, chosen, offered } of await choices(page)) {
          const about = `${path} at ${width} px: ${picture}`;
          // One pixel of rounding; no more than is available; and the smallest one may be too large.
          const [smallest = 0, largest = 0] = [Math.min(...offered), Math.max(...offered)];
          expect.soft(chosen, about).toBeGreaterThanOrEqual(Math.min(needed - 2, largest));
          expect.soft(chosen, about).toBeLessThan(Math.max(1.7 * needed, smallest + 1));
        }
      }
    }
    await context.close();
  });
}

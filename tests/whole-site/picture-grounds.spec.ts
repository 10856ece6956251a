import { expect, test } from '@playwright/test';
import { signIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

for (const [path, pictures] of [
  ['gallery', '.gallery-card img'],
  ['home/packaging', '.entry-row-picture img'],
  ['global-setting/file-manager', '.file-tile img'],
] as const)
  test(`${path}: pictures have a coloured ground before they are there, and nothing moves once they are`, async ({
    page,
  }) => {
    await signIn(page, site);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/images/**', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${site.url}/only-us/${path}`, { waitUntil: 'commit' });
    const picture = page.locator(pictures).first();
    const place = () =>
      picture.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      });
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    await expect(picture).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const before = await place();
    release();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await place()).toEqual(before);
  });

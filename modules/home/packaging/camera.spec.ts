import { expect, test } from '@playwright/test';
import { isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { violationsOn } from '#tests/violations.ts';

const site = ownSite();

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Chromium's own camera draws a moving test picture.
  launchOptions: async ({ launchOptions }, use) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

test('on a phone, a product is photographed through the frame that its page shows', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/packaging/1/photos`);
  await isReady(page);
  const camera = page.getByRole('dialog', { name: 'Take a photo' });
  const played = () => camera.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const root = page.locator('html');
  let last = 0;
  // Each later than the last: the same picture would be a duplicate.
  const take = async () => {
    await expect.poll(played).toBeGreaterThan(last);
    await camera.evaluate((dialog) => {
      const note = () => {
        document.documentElement.dataset.takenAt = String(dialog.querySelector('video')?.currentTime);
      };
      dialog.addEventListener('click', note, { capture: true });
    });
    const uploaded = page.waitForResponse(/file\.upload/);
    await camera.getByRole('button', { name: 'Take a photo' }).click();
    expect((await uploaded).status()).toBe(200);
    await expect(camera).toHaveCount(0);
    last = 0.2 + Number(await root.getAttribute('data-taken-at'));
  };
  await page.getByRole('button', { name: 'Take a photo' }).click();
  await expect(camera.locator('svg')).toBeVisible();
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await take();
  await page.getByRole('button', { name: 'Add pictures' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose pictures' });
  for (const count of [1, 2]) {
    await picker.getByRole('button', { name: 'Take a photo' }).click();
    await take();
    await expect(picker.getByRole('button', { name: `Add ${count} picture` })).toBeEnabled();
  }
  await picker.getByRole('button', { name: 'Add 2 pictures' }).click();
  await expect(stateIn(page)).toHaveText('Live · 2 changes');
  await page.getByRole('button', { name: 'Add pictures' }).scrollIntoViewIfNeeded();
  expect(await violationsOn(page)).toEqual([]);
});

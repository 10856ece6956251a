import { expect, type Locator, type Page, test } from '@playwright/test';
import { addAccount, complaints, isReady, signIn, stateIn } from '#tests/back-office.ts';
import { ownSite } from '#tests/own-site.ts';
import { budi } from '#tests/people.ts';

const site = ownSite();
test.beforeAll(async () => {
  await addAccount(site, budi);
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const details = (page: Page) => dialog(page, 'Alternative text and focal point');

async function dragTo(page: Page, x: number, y: number) {
  const box = await page.locator('.focal-area').boundingBox();
  if (!box) throw new Error('There is no picture.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 3 });
  await page.mouse.up();
}

async function editFirstPicture(page: Page) {
  await page.goto(`${site.url}/only-us/gallery`);
  await isReady(page);
  await page.getByRole('article').first().locator('.open-link').click();
  await dialog(page, 'Edit picture').getByRole('button', { name: 'Alt text and focal point' }).click();
  await expect(details(page)).toBeVisible();
}

test('what matters in a picture stays in sight on the site and in link previews', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const found = complaints(page);
  const visitor = await context.newPage();
  const address = `${site.url}/packaging/corrugated-carton`;
  await visitor.goto(address);
  const shown = visitor.locator('.offer-picture img');
  await expect(shown).toHaveCSS('object-position', '50% 50%');
  expect((await shown.getAttribute('style')) ?? '').not.toContain('--focus');

  await signIn(page, site);
  await page.goto(`${site.url}/only-us/global-setting/file-manager?search=tepi+flute`);
  await isReady(page);
  await page.getByRole('main').getByRole('listitem').getByRole('button').click();
  const file = dialog(page, 'File');
  const handle = file.getByRole('slider', { name: 'Focal point' });
  await expect(handle).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top');
  await dragTo(page, 0.2, 0.4);
  await expect(handle).toHaveAttribute('aria-valuetext', '20% from the left, 40% from the top');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', '19% from the left, 50% from the top');
  const crops = file.getByRole('list', { name: 'Crops' }).getByRole('presentation');
  await expect(crops.first()).toHaveCSS('object-position', '4% 50%');
  await page.keyboard.press('Control+s');
  await expect(file).toBeHidden();

  await visitor.goto(address);
  await expect(shown).toHaveCSS('object-position', '4% 50%');
  const preview = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  // Their card shows the whole picture.
  expect(preview).toContain('/api/images/offers/');
  expect((await visitor.request.get(site.url + new URL(String(preview)).pathname)).status()).toBe(200);
  expect(found).toEqual([]);
});

test('a picture is described and its focal point set without leaving the form it is in', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, site);
  await editFirstPicture(page);
  await details(page).getByLabel('Alternative text').fill('Kotak terbuka');
  await dragTo(page, 0, 1);
  await expect(details(page).getByRole('button', { name: 'Back to the centre' })).toBeVisible();
  await details(page).getByRole('button', { name: 'Save' }).click();
  await expect(details(page)).toBeHidden();
  const form = dialog(page, 'Edit picture');
  await expect(form).toContainText('Kotak terbuka');
  // The entry itself didn't change.
  await expect(stateIn(form)).toHaveText('Live');
  await form.getByRole('button', { name: 'Close' }).click();
  const card = page.getByRole('article').first().getByRole('presentation');
  await expect(card).toHaveCSS('object-position', '0% 100%');
});

test('a picture is cropped everywhere, and shown whole again', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  const address = `${site.url}/packaging/mailer-box`;
  const ratio = async () => {
    await visitor.goto(address);
    const shown = visitor.locator('.offer-picture img');
    return Number(await shown.getAttribute('width')) / Number(await shown.getAttribute('height'));
  };
  expect(await ratio()).toBeCloseTo(4 / 3, 1);
  await signIn(page, site);
  await page.goto(`${site.url}/only-us/home/packaging`);
  await isReady(page);
  const row = page.getByRole('article', { name: 'Mailer box', exact: true });
  await row.locator('.open-link').click();
  await page.getByRole('button', { name: 'Alt text and focal point' }).first().click();
  await details(page).getByRole('button', { name: 'Crop' }).click();
  const crop = dialog(page, 'Crop');
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await crop.getByRole('slider', { name: 'Bottom right corner' }).press('Shift+ArrowUp');
  }
  await expect(crop.getByRole('slider', { name: 'Visible part' })).toHaveAttribute(
    'aria-valuetext',
    '100% × 60%, 0% from the left, 0% from the top',
  );
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(crop).toBeHidden();
  expect(await ratio()).toBeCloseTo(4 / 3 / 0.6, 1);

  await details(page).getByRole('button', { name: 'Crop' }).click();
  await crop.getByRole('button', { name: 'Whole picture' }).click();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(crop).toBeHidden();
  expect(await ratio()).toBeCloseTo(4 / 3, 1);
});

test('a client sees who may set the focal point of somebody else’s picture', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, site, budi);
  await editFirstPicture(page);
  await expect(details(page)).toContainText('Only administrators can change this picture.');
  await expect(details(page).getByRole('slider')).toHaveCount(0);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(details(page)).toBeHidden();
  await expect(dialog(page, 'Edit picture')).toBeVisible();
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1100, height: 640 } });

  test('a focal point and a corner of a crop are dragged, and the screen stays where it is', {
    tag: '@long',
  }, async ({ page }) => {
    await signIn(page, site);
    await page.goto(`${site.url}/only-us/global-setting/file-manager?search=tepi+flute`);
    await isReady(page);
    await page.getByRole('main').getByRole('listitem').getByRole('button').tap();
    const file = dialog(page, 'File');
    const point = file.getByRole('slider', { name: 'Focal point' });
    await expect(point).toBeVisible();
    await dragByFinger(page, point, page.locator('.focal-area'), [0.8, 0.9]);
    await expect(point).toHaveAttribute('aria-valuetext', '80% from the left, 90% from the top');
    const scrolled = () => page.evaluate(() => document.querySelector('.rt-DialogScroll')?.scrollTop);
    expect(await scrolled()).toBe(0);

    await file.getByRole('button', { name: 'Crop' }).tap();
    const crop = dialog(page, 'Crop');
    const corner = crop.getByRole('slider', { name: 'Bottom right corner' });
    await expect(corner).toBeVisible();
    await dragByFinger(page, corner, page.locator('.crop-area'), [0.5, 0.5]);
    await expect(crop.getByRole('slider', { name: 'Visible part' })).toHaveAttribute(
      'aria-valuetext',
      /^5\d% × 5\d%, 0% from the left, 0% from the top$/,
    );
  });
});

/** As a finger does: only what the page doesn't scroll with reaches it as moves. */
async function dragByFinger(page: Page, handle: Locator, area: Locator, [left, top]: [number, number]) {
  const [from, box] = [await handle.boundingBox(), await area.boundingBox()];
  if (!from || !box) throw new Error('There is nothing to drag.');
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: box.x + box.width * left, y: box.y + box.height * top };
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', start);
  for (const share of [0.3, 0.7, 1]) {
    await send('touchMove', {
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    });
  }
  await send('touchEnd');
  await browser.detach();
}

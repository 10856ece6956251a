import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { brands, site as siteTable } from '#database/tables.ts';
import { noHours } from '#lib/brand.ts';
import { addDays, dayNamesIn, localDay } from '#lib/dates.ts';
import { ownSite } from '#tests/own-site.ts';

const site = ownSite();

/** Open on one day of the week only, three days from now. Returns its name in both languages. */
function closeFor3Days() {
  const day = (new Date(addDays(localDay(new Date(), 'Asia/Jakarta'), 3)).getUTCDay() + 6) % 7;
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  const hours = noHours.map((_, each) => (each === day ? { opens: '08:00', closes: '17:00' } : null));
  db.update(brands).set({ hours, answerTime: 'hours2' }).run();
  db.$client.close();
  return { id: dayNamesIn.id[day], en: dayNamesIn.en[day] };
}

/** How often the screen shows this link, not counting what something else covers. */
function copiesOf(page: Page, label: string) {
  return page.evaluate((label) => {
    const isShown = (link: Element) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return width > 0 && above !== null && link.contains(above);
    };
    return [...document.querySelectorAll('a')].filter((a) => a.innerText.includes(label) && isShown(a))
      .length;
  }, label);
}

test('no screen shows the same action twice, wherever the page is scrolled to', { tag: '@long' }, async ({
  page,
}) => {
  const pages = {
    '/': 'Minta penawaran',
    '/packaging': 'Minta penawaran',
    '/packaging/mailer-box': 'Minta penawaran',
    '/services/freight': 'Minta penawaran',
    '/blogs/karton-gelombang': 'Minta penawaran',
    '/blogs/career-die-cutting': 'Lamar lewat email',
  };
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [at, label] of Object.entries(pages)) {
      await page.goto(site.url + at);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      let most = 0;
      for (let top = 0; top < end; top += height / 3) {
        await page.evaluate((top) => {
          scrollTo({ top, behavior: 'instant' });
          return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        }, top);
        const copies = await copiesOf(page, label);
        expect.soft(copies, `${at} at ${width}, scrolled by ${top}`).toBeLessThanOrEqual(1);
        most = Math.max(most, copies);
      }
      expect(most, `${at} at ${width}`).toBe(1);
    }
  }
});

test('a button of the header that has the focus stays', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/services/freight`);
  const button = page.locator('.header-row > .button');
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(button).toBeVisible();
  await button.focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button).toBeVisible();
  await expect(button).toBeFocused();
});

test('outside opening hours the bar says when the office opens, on the page of the cache, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/packaging`);
  const day = closeFor3Days();
  const bar = page.getByRole('complementary', { name: 'Kontak' });
  await page.goto(`${site.url}/packaging`);
  await expect(bar).toContainText(`Kami buka ${day.id} 08.00`);
  await page.goto(`${site.url}/packaging/mailer-box`);
  await expect(page.locator('.who-answers')).toContainText(`jam kerja. Kami buka ${day.id} 08.00.`);
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  db.update(siteTable).set({ language: 'en' }).run();
  db.$client.close();
  await page.goto(`${site.url}/packaging`);
  await expect(page.getByText(`We open ${day.en} at 08:00`)).toBeVisible();
});

test('the bar takes at most 15 % of any window, and none of a low one', async ({ page }) => {
  closeFor3Days();
  for (const [width, height] of [
    [320, 256],
    [844, 390],
    [320, 484],
    [320, 612],
    [390, 844],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/packaging`);
    const bar = page.locator('.contact-bar');
    const [box, place] = [
      await bar.boundingBox(),
      await bar.evaluate((each) => getComputedStyle(each).position),
    ];
    if (height < 480) expect(place, `${width} × ${height}`).toBe('static');
    else expect((box?.height ?? 0) / height, `${width} × ${height}`).toBeLessThanOrEqual(0.15);
  }
});

test('a page is shared by WhatsApp first, and on a phone by its own list', async ({ page, browser }) => {
  await page.goto(`${site.url}/packaging/mailer-box`);
  const ways = page.locator('.share-page').locator('a, button, input').filter({ visible: true });
  const inDesktop = await ways.allInnerTexts();
  expect(inDesktop.map((each) => each.trim())).toEqual([
    'WhatsApp',
    'Email',
    expect.stringMatching(/Salin tautan|Copy link/),
  ]);
  await expect(ways.first()).toHaveAttribute('href', /wa\.me\/\?text=Mailer%20box%20http.*mailer-box$/);

  const phone = await browser.newPage({
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await phone.addInitScript(() => {
    navigator.share = async (data) => void document.body.setAttribute('data-shared', data?.url ?? '');
  });
  await phone.goto(`${site.url}/packaging/mailer-box`);
  await phone.locator('.share-page button').tap();
  await expect(phone.locator('body')).toHaveAttribute('data-shared', `${site.url}/packaging/mailer-box`);
  await phone.close();
});

import { expect, test } from '@playwright/test';
import { brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import type { MenuEntry } from '#modules/menu/type.ts';
import { ownSite } from '#tests/own-site.ts';
import { signIn } from '#tests/sign-in.ts';

const site = ownSite();
let headers: Record<string, string>;
test.beforeAll(async () => {
  const Cookie = await signIn(site.url, site);
  headers = { Cookie, Origin: site.url, 'Content-Type': 'application/json' };
});

async function save(path: string, version: number, values: object) {
  const body = JSON.stringify({ json: { ...values, version } });
  const answer = await fetch(`${site.url}/api/trpc/${path}`, { method: 'POST', headers, body });
  expect(answer.status, await answer.text()).toBe(200);
}

async function read(path: string) {
  const answer = await fetch(`${site.url}/api/trpc/${path}`, { headers });
  return (await answer.json()).result.data.json;
}

async function arrange(...entries: [label: string, level?: 0 | 1][]) {
  const menu = entries.map(([label, level = 0]): MenuEntry => {
    const target = `https://toko.example/${encodeURIComponent(label)}`;
    return { kind: 'link', target, label: { id: label, en: '' }, place: 'header', level };
  });
  await save('menu.update', (await read('menu.get')).version, { entries: menu });
}

test('an open list of the menu closes by a click elsewhere, by Escape and when the focus leaves it', {
  tag: '@long',
}, async ({ page }) => {
  await arrange(['Perusahaan'], ['Tentang kami', 1], ['Karier']);
  await page.goto(site.url);
  const summary = page.locator('.header-menu summary');
  const about = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Tentang' });
  await summary.click();
  await expect(about).toBeVisible();
  await page.getByRole('main').click({ position: { x: 2, y: 300 } });
  await expect(about).toBeHidden();

  await summary.press('Enter');
  await about.focus();
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.press('Enter');
  await about.focus();
  await page.keyboard.press('Tab');
  await expect(about).toBeHidden();
  await expect(page.getByRole('link', { name: 'Karier' }).first()).toBeFocused();
});

test('a long menu and a long name leave nothing of the header outside the screen', { tag: '@long' }, async ({
  page,
}) => {
  const labels = ['Produk', 'Layanan kami', 'Tentang kami', 'Keberlanjutan', 'Karier', 'Berita', 'Kontak'];
  await arrange(...labels.map((label): [string] => [label]));
  const row = await read('brand.get');
  await save('brand.update', row.version, {
    ...valuesOf(brand, row),
    name: 'PT Maju Jaya Kemasan Nusantara Sejahtera',
  });
  await page.goto(site.url);
  const parts = page.locator('.header-row').locator('a, button, input').filter({ visible: true });
  for (const width of [1440, 1328, 1280, 1152, 1024, 896, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of await parts.all()) {
      const { x, width: own, height } = (await part.boundingBox()) ?? { x: -1, width: 0, height: 0 };
      expect(x, `${width}: ${part}`).toBeGreaterThanOrEqual(0);
      expect(x + own, `${width}: ${part}`).toBeLessThanOrEqual(width);
      // As high as the header: no label needs two lines, and no more than three does the name.
      expect(height, `${width}: ${part}`).toBeLessThanOrEqual(72);
    }
  }
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog.getByRole('link', { name: 'Keberlanjutan' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

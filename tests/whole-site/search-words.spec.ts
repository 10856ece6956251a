import { expect } from '@playwright/test';
import { test } from '#tests/read-only-site.ts';

const wanted = {
  kardus: '/packaging/corrugated-carton',
  dus: '/packaging/corrugated-carton',
  cardboard: '/packaging/corrugated-carton',
  lowongan: '/blogs/career-die-cutting',
  loker: '/blogs/career-designer',
  karier: '/blogs/career-warehouse',
  harga: '/packaging/mailer-box',
  'minimum order': '/packaging/mailer-box',
};

for (const [words, path] of Object.entries(wanted)) {
  test(`a customer who types “${words}” finds ${path}`, async ({ page, site }) => {
    await page.goto(`${site.url}/search/${encodeURIComponent(words)}`);
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible();
  });
}

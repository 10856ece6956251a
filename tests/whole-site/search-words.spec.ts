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

test('customers find products and jobs by their own words', async ({ site }) => {
  for (const [words, path] of Object.entries(wanted)) {
    const html = await (await fetch(`${site.url}/search/${encodeURIComponent(words)}`)).text();
    const [, found = ''] = /<main(.*)<\/main>/s.exec(html) ?? [];
    expect(found, words).toContain(`href="${path}"`);
  }
});

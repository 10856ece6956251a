import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { openDatabase } from '#database/client.ts';
import { ownSite } from '#tests/own-site.ts';
import { publicPages } from '#tests/public-pages.ts';

const site = ownSite();
const long = 'Kardusgelombangantiairuntukpengirimaninternasionalberstandarekspor';
const columns: [table: string, ...columns: string[]][] = [
  ['blog_posts', 'title', 'excerpt', 'author'],
  ['blog_categories', 'name'],
  ['home_offers', 'name', 'summary'],
  ['home_clients', 'name'],
  ['home_certificates', 'name'],
  ['home_figures', 'label'],
  ['home_banners', 'title', 'subtitle', 'button_label'],
  ['testimonials', 'quote', 'name'],
  ['delivery_areas', 'title', 'note'],
  ['cases', 'title', 'client', 'text'],
  ['gallery_pictures', 'title'],
  ['gallery_types', 'name'],
  ['catalogs', 'title'],
  ['pages', 'title', 'summary'],
  ['footer_links', 'name'],
  ['search_entries', 'title', 'text'],
];

/** The boxes of words that leave the screen: nothing may be scrolled sideways for them. */
function tooWide(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const out = [...document.body.querySelectorAll('*')].filter(isOut);
    const innermost = out.filter((element) => ![...element.children].some(isOut));
    return [
      `${scrollWidth} pixels`,
      ...innermost.map((each) => `${each.parentElement?.className} > ${each.outerHTML.slice(0, 90)}`),
    ];
  });
}

test('no page is wider than a small phone, whatever word is in a title', { tag: '@long' }, async ({
  page,
}) => {
  const db = openDatabase(path.join(site.folder, 'vinci.db'));
  for (const [table, ...names] of columns)
    for (const name of names)
      db.$client.prepare(`update ${table} set ${name} = ? || ' ' || ${name} where ${name} <> ''`).run(long);
  db.$client.exec("update cases set status = 'published'");
  db.$client.close();
  const paths = [
    ...(await publicPages(site)),
    `/search/${long.toLowerCase()}`,
    '/search/kardus',
    `/search/zz${long}`,
    `/${long}`,
    '/contact/thanks',
  ];
  expect(paths.length).toBeGreaterThan(12);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const at of paths) {
      await page.goto(site.url + at);
      expect.soft(await tooWide(page), `${width}: ${at}`).toEqual([]);
    }
  }
});

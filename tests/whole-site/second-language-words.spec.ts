import { expect, test } from '@playwright/test';
import { ownSite } from '#tests/own-site.ts';
import { times } from '#tests/patience.ts';
import { rowsIn } from '#tests/site-rows.ts';
import { marker, setSecondLanguage, translateAll, wordsIn } from '#tests/translated-site.ts';
import { textsOf, wordsOnlyIn } from '#tests/words-of-pages.ts';

const site = ownSite();

// What both languages share: names and addresses.
const shared = '.company, .printed-contact, .footer-small > span, .who-answers';

test('no page of one language says anything in the other, but for the switch', { tag: '@sweep' }, async ({
  page,
}) => {
  test.setTimeout(2 * times.browser);
  const translated = await translateAll(site);
  setSecondLanguage(site, 'en');
  const [indonesian, english] = [await wordsOnlyIn('id'), await wordsOnlyIn('en')];
  // A button may be called by a name.
  const isWord = (text: string) => /\p{L}{3}/u.test(text) && !text.includes('@') && text !== 'WhatsApp';
  const alts = rowsIn<{ alt: string; translated_alt: string }>(
    site,
    'select alt, translated_alt from files where alt <> translated_alt',
  );
  const said = [...translated.flatMap(({ words }) => wordsIn('', words)), ...alts.map(({ alt }) => alt)];
  const originals = new Set(said.filter(isWord));
  const ofSecond = new Set(alts.map((file) => file.translated_alt).filter(isWord));
  expect(ofSecond.size).toBeGreaterThan(20);
  const paths = [
    ...(await (await fetch(`${site.url}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(60);
  const wrong: object[] = [];
  for (const at of [...paths, '/search/kardus', '/en/search/Zz', '/en/search/zzzzz', '/en/no-such-page']) {
    await page.goto(site.url + at);
    const isSecond = /^\/en(?:\/|$)/.test(at);
    if ((await page.locator('html').getAttribute('lang')) !== (isSecond ? 'en' : 'id')) continue;
    const texts = await textsOf(page, shared);
    const hrefs = await page
      .locator('a[href]:not([hreflang])')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    const foreign = isSecond
      ? texts.filter((text) => indonesian.test(text) || originals.has(text))
      : texts.filter((text) => english.test(text) || text.includes(marker) || ofSecond.has(text));
    const elsewhere = hrefs.filter(
      (href) =>
        href.startsWith('/') && !/^\/(?:auth|api)\//.test(href) && /^\/en(?:[/?#]|$)/.test(href) !== isSecond,
    );
    if (foreign.length > 0 || elsewhere.length > 0) wrong.push({ at, foreign, elsewhere });
  }
  expect(wrong).toEqual([]);
});

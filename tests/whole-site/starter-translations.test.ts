import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseAsync } from 'zod/v4/core';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { readSettings } from '#database/site-settings.ts';
import { site as siteTable } from '#database/tables.ts';
import type { Language } from '#lib/language.ts';
import { findType } from '#server/content/declared-types.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { isBlank, wordsOf } from '#server/content/translations/words.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite({ variables: { FIRST_ADMIN_PASSWORD: 'Kardus#2026' } });
  site.db.delete(siteTable).run();
  await seedOnFirstStart(site.services);
});
afterEach(() => site.close());

const translations = () => site.db.select().from(entryTranslations).all();

async function switchTo(secondLanguage: Language | 'none') {
  const { description, language, searchWords, version } = readSettings(site.db);
  const settings = { description, language, searchWords, version, secondLanguage };
  await site.administrator.site.update({ ...settings, timeZone: 'Asia/Jakarta' });
}

test('a product, a service and a page come translated, with every word of theirs', async () => {
  await switchTo('en');
  const rows = translations();
  expect(rows.map(({ type, status, isOutdated }) => [type, status, isOutdated]).sort()).toEqual([
    ['packaging', 'published', false],
    ['page', 'published', false],
    ['service', 'published', false],
  ]);
  for (const { type: name, entry, values } of rows) {
    const type = findType(name);
    if (!type) throw new Error(name);
    await parseAsync(translationTypeOf(type, 'en').schema, { ...values, status: 'published' });
    const words = wordsOf(type, getEntry(site.db, type, entry));
    expect(Object.keys(words).filter((field) => !isBlank(words[field]) && isBlank(values[field]))).toEqual(
      [],
    );
    expect(JSON.stringify(values)).not.toMatch(/\b(?:yang|dan|untuk|dengan|kami)\b/);
  }
});

test('switched on twice, nothing is added, and what somebody deleted stays away', async () => {
  await switchTo('en');
  const [first, ...others] = translations();
  const type = `${first?.type}:en`;
  await site.administrator.content.deleteTranslation({ type, id: first?.id ?? 0 });
  await switchTo('none');
  await switchTo('en');
  expect(translations()).toEqual(others);
});

test('what somebody has changed stays untranslated', async () => {
  const service = findType('service');
  const one = site.db.all<{ id: number }>("select id from home_offers where slug = 'warehousing'")[0];
  if (!service || !one) throw new Error('There is no such service.');
  await site.administrator.service.unpublish(one);
  await site.administrator.service.publish(one);
  await switchTo('en');
  expect(
    translations()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['packaging', 'page']);
});

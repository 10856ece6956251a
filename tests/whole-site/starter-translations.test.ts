import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseAsync } from 'zod/v4/core';
import { seedOnFirstStart } from '#database/seed/first-start.ts';
import { readSettings } from '#database/site-settings.ts';
import { site as siteTable } from '#database/tables.ts';
import { brand } from '#lib/brand.ts';
import { valuesOf } from '#lib/content-type.ts';
import type { Language } from '#lib/language.ts';
import type { PlacedBlock } from '#lib/placed-blocks.ts';
import { filesInText } from '#lib/rich-text/read.ts';
import type { RichText, RichTextNode } from '#lib/rich-text/rich-text.ts';
import { translatedFields } from '#lib/translation.ts';
import { activity } from '#server/activity/tables.ts';
import { declaredTypes, findType } from '#server/content/declared-types.ts';
import { getEntry } from '#server/content/read-entry.ts';
import { entryTranslations } from '#server/content/tables.ts';
import { translationTypeOf } from '#server/content/translations/translation-type.ts';
import { isBlank, wordsOf } from '#server/content/translations/words.ts';
import { type EntryType, isOfType } from '#server/module/entry-type.ts';
import { openTestSite, type TestSite } from '#tests/test-site.ts';
import { indonesianWords } from './indonesian-words.ts';

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

function typeNamed(name: string) {
  const type = findType(name);
  if (!type) throw new Error(name);
  return type;
}

/** The types that a site with English begins with. The words of a catalog are in its file, in one language. */
const translatedTypes = () =>
  declaredTypes().filter((type) => {
    const fields = Object.values(translatedFields(type));
    return fields.length > 0 && fields.every(({ kind }) => kind !== 'document');
  });

const idsOf = (type: EntryType) =>
  site.db
    .select({ id: type.table.id })
    .from(type.table)
    .where(isOfType(type))
    .all()
    .map(({ id }) => Number(id));

/** What a value consists of, apart from its words: the parts of a text, the rows of a list, the blocks of a page. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return typeof value;
  const { type, kind, id, values, marks, attrs, content } = value as RichTextNode & PlacedBlock;
  if (kind) return { kind, id, values: shapeOf(values) };
  if (content) return { type, attrs, content: content.map(shapeOf) };
  if (type) return { type, fileId: attrs?.fileId, marks: type === 'paragraph' ? marks : undefined };
  return Object.keys(value).sort();
}

/** The same without runs of words: another language stresses and breaks its sentences elsewhere. */
function outlineOf(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(shapeOf(value), (name, part) =>
      name === 'content' && part.every(({ type }: RichTextNode) => type === 'text') ? undefined : part,
    ),
  );
}

test('every entry of a new site comes in English, with every word of it, as it may be published', async () => {
  await switchTo('en');
  const rows = translations();
  const expected = translatedTypes().flatMap((type) => idsOf(type).map((id) => `${type.name} ${id}`));
  expect(expected.length).toBeGreaterThan(50);
  expect(rows.map(({ type, entry }) => `${type} ${entry}`).sort()).toEqual(expected.sort());
  for (const { type: name, entry, values, status, isOutdated, isCopied } of rows) {
    const type = typeNamed(name);
    expect([status, isOutdated, isCopied], `${name} ${entry}`).toEqual(['published', false, false]);
    await parseAsync(translationTypeOf(type, 'en').schema, { ...values, status: 'published' });
    const words = wordsOf(type, getEntry(site.db, type, entry));
    const said = Object.keys(words).filter((field) => !isBlank(words[field]));
    expect(said.filter((field) => isBlank(values[field]))).toEqual([]);
    expect(JSON.stringify(values)).not.toMatch(indonesianWords);
    for (const field of said) {
      expect(outlineOf(values[field]), `${name} ${entry} ${field}`).toEqual(outlineOf(words[field]));
      if (type.fields[field]?.kind === 'richText')
        expect(filesInText(values[field] as RichText)).toEqual(filesInText(words[field] as RichText));
    }
  }
});

test('what a new site says is no work of the person who adds the language', async () => {
  await switchTo('en');
  const lines = site.db.select().from(activity).all();
  expect(lines.filter(({ type }) => type.endsWith(':en'))).toEqual([]);
});

test('switched on twice, nothing is added, and what somebody deleted stays away', async () => {
  await switchTo('en');
  const one = translations().find(({ type }) => type === 'packaging');
  await site.administrator.content.deleteTranslation({ type: 'packaging:en', id: one?.id ?? 0 });
  const others = translations();
  await switchTo('none');
  await switchTo('en');
  expect(translations()).toEqual(others);
});

test('what somebody has changed or deleted stays untranslated', async () => {
  const [changed = 0, deleted = 0, ...left] = idsOf(typeNamed('service'));
  await site.administrator.service.unpublish({ id: changed });
  await site.administrator.service.publish({ id: changed });
  await site.administrator.service.delete({ id: deleted });
  const own = await site.administrator.brand.get();
  await site.administrator.brand.update({
    ...valuesOf(brand, own),
    version: own.version,
    name: 'Kardus Jaya',
  });
  await switchTo('en');
  const services = translations().filter(({ type }) => type === 'service');
  expect(services.map(({ entry }) => entry)).toEqual(left);
  expect(translations().filter(({ type }) => type === 'brand')).toEqual([]);
});

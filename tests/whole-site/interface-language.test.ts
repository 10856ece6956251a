import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatMessage } from '#lib/format-message.ts';
import { localize, storedSentence } from '#lib/interface-language.ts';
import { translateMessage } from '#lib/translate-message.ts';
import type { Dictionary } from '#lib/words.ts';
import { forLaterReaders, inLanguageOf } from '#server/office-language.ts';
import { dictionaryFiles, folderOf, type OfficeWords, officeWords } from '#tests/office-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dictionaries = new Map(
  dictionaryFiles().map((file) => [
    path.dirname(file),
    JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>,
  ]),
);
const entries = [...dictionaries.values()].flatMap((words) => Object.entries(words));
const words = officeWords();

const reader = { id: '', name: '', email: '', role: 'administrator', language: 'id' } as const;

// A module's own words leave with it, so it needs those of the core and its own.
function isKnown({ file, english, key = '' }: OfficeWords) {
  const places = ['lib', 'server', 'renderer/only-us', 'pages/only-us', folderOf(file)];
  const has = (word: string) => places.some((place) => dictionaries.get(place)?.[word] !== undefined);
  return has(key) || has(english);
}

// A module without a dictionary is in English for everybody, such as one that was just added.
const hasDictionary = ({ file }: OfficeWords) =>
  !file.startsWith('modules/') || dictionaries.has(folderOf(file));

test('everything that the back office says has an Indonesian text', () => {
  const missing = words
    .filter((each) => hasDictionary(each) && !isKnown(each))
    .map(({ file, english }) => `${folderOf(file)}/id.json: ${english}`);
  expect([...new Set(missing)]).toEqual([]);
});

test('no Indonesian text is left of what the back office no longer says', () => {
  const said = new Set(words.flatMap(({ english, key = '' }) => [english, key]));
  expect(entries.map(([english]) => english).filter((english) => !said.has(english))).toEqual([]);
});

// Names of screens and of others' products; what the specification capitalises.
const names =
  'Account AVIF Brand Camera Catalog ChatGPT Claude Client Compatible Context Delivery Do Elementor English File Formats Google Indonesian Instagram LinkedIn Manager Markdown Menu Model Monday Most Not Packaging Password PDF Protocol Redirection Rp Setting Settings Share Shift Spam TikTok Track Type Vimeo Warehouse WebP WhatsApp WordPress Yoast YouTube Vinci Kemasan Logistik Layar Maps Terlalu Kecil Libre Franklin Plus Jakarta Sans Bitter Figtree';

test('the back office writes in sentence case, and “email”', () => {
  const isName = (word: string) => names.split(' ').includes(word) || word === word.toUpperCase();
  const others = words
    .map(({ english }) => english)
    .filter((english) => {
      const inner = english.replace(/\{\w+, (plural|select)|\{\w+\}/g, ' ');
      const capitals = inner.match(/(?<=[\p{L},;’] +)\p{Lu}[\p{L}]+/gu) ?? [];
      return /e-mail/i.test(english) || !capitals.every(isName);
    });
  expect(others).toEqual([]);
});

const namesIn = (message: string) => [...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name);

test('Indonesian texts have the parameters of the English ones', () => {
  for (const [english, indonesian] of entries) {
    const given = new Set(namesIn(english));
    expect(
      namesIn(indonesian).filter((name) => !given.has(name) && !/^\w+\.\w+$/.test(english)),
      english,
    ).toEqual([]);
  }
});

const files = import.meta.glob<Record<string, unknown>>('/{lib,modules,pages,renderer,server}/**/*words.ts', {
  eager: true,
});
const publicMessages = Object.values(files)
  .flatMap((file) => Object.values(file))
  .flatMap((each) =>
    each instanceof Function && 'dictionary' in each ? Object.values(each.dictionary as Dictionary) : [],
  )
  .flatMap(({ id, en }) => [['id', id] as const, ['en', en] as const]);

test('messages read as a parser of all of ICU’s format reads them', () => {
  const inEnglish = words.map(({ english }) => ['en', english] as const);
  const inIndonesian = entries.map(([, indonesian]) => ['id', indonesian] as const);
  const messages = [...inEnglish, ...inIndonesian, ...publicMessages].filter(([, message]) =>
    message.includes('{'),
  );
  expect(messages.length).toBeGreaterThan(700);
  for (const [locale, message] of messages) {
    const reader = createTranslator({ locale, messages: { key: message } as Record<string, string> });
    for (const count of [0, 1, 2, 1010]) {
      const values = Object.fromEntries(namesIn(message).map((name) => [name, count]));
      expect(formatMessage(message, values, locale)).toBe(reader('key', values));
    }
  }
});

test('a stored sentence is said with what is in it, except what people wrote', () => {
  const stored = forLaterReaders(() => localize('{label} is required.', { label: localize('Title') }));
  const inIndonesian = (sentence: string) => inLanguageOf(reader, () => translateMessage(sentence));
  expect(inIndonesian(stored)).toBe('Judul wajib diisi.');
  expect(translateMessage(stored)).toBe('Title is required.');
  const quoting = storedSentence('This is the address of “{page}”, which visitors can open.', {
    page: 'Title',
  });
  expect(inIndonesian(quoting)).toContain('“Title”');
  const both = forLaterReaders(() =>
    localize('{first} {next}', { first: stored, next: 'Title is required.' }),
  );
  expect(inIndonesian(both)).toBe('Judul wajib diisi. Title is required.');
  for (const broken of ['["Title', '[""]', '["Draft"]']) expect(inIndonesian(broken)).toBe(broken);
});

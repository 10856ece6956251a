import { beforeAll, expect, test } from 'vitest';
import { mark } from '#database/search/highlight.ts';
import { querySearch } from '#database/search/query.ts';
import { indexForSearch } from '#database/search.ts';
import type { Language } from '#lib/language.ts';
import { siteOfAllTests } from '#tests/test-site.ts';

const site = siteOfAllTests();
beforeAll(async () => {
  const one = { type: 'gallery', id: 1, title: 'Palet kayu', text: 'Palet dan ekspor.', url: '/gallery#1' };
  indexForSearch(site.db, one);
});

const search = (query: string, language: Language = 'id') =>
  querySearch(site.db, query, new Date(), { language });
const found = (query: string) => search(query).hits.length > 0;

// Text with a meaning in FTS5, SQL, patterns or HTML, and letters that SQLite folds, joins or doesn't know.
const pieces = [
  ...[
    '"',
    "'",
    '`',
    '*',
    '^',
    '-',
    '+',
    ':',
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    '%',
    '_',
    '\\',
    ';',
    ',',
    '.',
    '/',
  ],
  ...[
    'AND',
    'OR',
    'NOT',
    'NEAR',
    'NEAR(',
    ', 5)',
    'title:',
    '{title text}:',
    'rowid',
    '--',
    '/*',
    '<b>',
    '&amp;',
  ],
  ...['\0', '\n', '\t', '\u00A0', '\u200B', '\u202E', '\uFEFF', '\uD800', '\uDC00', mark.start, mark.end],
  ...['😀', '👩‍🚒', '\u0301', 'é', 'İ', 'ß', 'ﬁ', '½', '⑴', '⒈', '²', '中文', 'привет', 'قصر', '𞤀', '𝒂'],
  ...['palet', 'PALET', 'kayu', 'pengemasan', 'xq', 'a', '7', ' ', ' ', ' '],
];

// The same texts in every run.
function* randomTexts(count: number) {
  let state = 7;
  const below = (most: number) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (let made = 0; made < count; made += 1) {
    yield Array.from({ length: 1 + below(5) }, () => pieces[below(pieces.length)] ?? '').join('');
  }
}

test('any text can be searched', () => {
  for (const text of [...pieces, ...randomTexts(800)]) {
    expect(() => search(text), JSON.stringify(text)).not.toThrow();
  }
});

test.each(['id', 'en'] as const)('any text can be found again, word by word: %s', (language) => {
  const one = { type: 'blog', id: 1, url: '/blogs/1' };
  for (const text of [...pieces, ...randomTexts(300)]) {
    indexForSearch(site.db, { ...one, language, title: text, text: `${text} akhir` });
    const { hits } = search(`${text} akhir`, language);
    // SQLite's Unicode tables are older than this letter.
    if (text.includes('𞤀')) continue;
    expect(hits.length, JSON.stringify(text)).toBe(1);
    expect(hits[0]?.excerpt, JSON.stringify(text)).toContain(`${mark.start}akhir${mark.end}`);
  }
});

test('punctuation around and between words is ignored', () => {
  for (const sign of '"\'*^-+:(){}[]%_\\;,./<>&|~!@#$=?\0\n😀') {
    expect(found(`${sign}palet${sign}${sign}kayu${sign}`), sign).toBe(true);
  }
  expect(found('title:palet')).toBe(false);
  expect(found('palet NOT kayu')).toBe(false);
  expect(found('palet OR gudang')).toBe(false);
});

test('punctuation alone finds nothing', () => {
  for (const signs of ['', '   ', '"', '***', '-- ;', '(((', '😀😀', '\0\0', '\u0301\u0301', '…']) {
    expect(search(signs), signs).toEqual({ hits: [], instead: null });
  }
});

test('stop words are searched like any other', () => {
  expect(found('dan')).toBe(true);
  expect(found('yang dan atau di ke')).toBe(false);
});

test('ten thousand characters can be searched', () => {
  const texts = [
    'x'.repeat(10_000),
    'palet '.repeat(1_700),
    '"'.repeat(10_000),
    'é'.repeat(10_000),
    '中'.repeat(10_000),
  ];
  for (const text of texts) expect(() => search(text)).not.toThrow();
  expect(found('palet '.repeat(1_700))).toBe(true);
});

test('visitors may search for up to two hundred characters', async () => {
  await expect(site.guest.search.getPage({ query: `palet ${'*'.repeat(194)}` })).resolves.toBeDefined();
  await expect(site.guest.search.getPage({ query: 'x'.repeat(201) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

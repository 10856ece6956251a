import type { Language } from '#lib/language.ts';
import { lettersOf, stemsOf } from './stem.ts';
import { tokenize, type Word } from './tokenize.ts';

/** A word of a query: itself, its stems, and whether it may be a prefix. */
export interface QueryWord {
  word: string;
  /** What the word itself comes from. */
  roots: string[];
  /** With those of its synonyms. */
  stems: string[];
  /** Synonyms of several words, each word on its own. */
  phrases: string[][];
  isBeginning: boolean;
}

/** Finds the words of one query in texts. */
export interface Matcher {
  matches(word: Word): boolean;
  /** The first match in a text. */
  firstMatch(text: string): Word | undefined;
}

const mayBeInWord = /[a-z0-9\u0080-\uFFFF]/i;

/** For texts in one language. Created once per page of results: it caches what it learns about a word. */
export function createMatcher(query: QueryWord[], language: Language): Matcher {
  const known = new Map<string, boolean>();
  const wanted = query.map(({ word, isBeginning, stems, phrases }) => {
    return { word, isBeginning, stems: [...new Set([...stems, ...phrases.flat()])] };
  });
  const candidates = candidatePattern(
    wanted.flatMap(({ stems }) => stems),
    language,
  );
  const matches = ({ word }: Word) => {
    let is = known.get(word);
    if (is === undefined) {
      is = wanted.some((each) => matchesWord(word, each, language));
      known.set(word, is);
    }
    return is;
  };
  return {
    matches,
    firstMatch(text) {
      let seen = 0;
      for (const { index } of text.matchAll(candidates)) {
        if (index < seen) continue;
        const word = wordAt(text, index, seen);
        if (word && matches(word)) return word;
        seen = word?.end ?? index + 1;
      }
      return undefined;
    },
  };
}

// A part of a synonym of several words counts as a stem of its own.
function matchesWord(word: string, query: Omit<QueryWord, 'phrases' | 'roots'>, language: Language) {
  if (query.isBeginning ? word.startsWith(query.word) : word === query.word) return true;
  return stemsOf(word, language).some((stem) => query.stems.includes(stem));
}

/**
 * Where a match may be: most texts are long, and tokenizing a whole one takes a hundred times as long as
 * this. A word contains its stems but for one letter (`lettersOf`). Beyond ASCII
 * letters may have accents, so each word there has to be looked at; between U+2000 and U+206F are only signs.
 */
function candidatePattern(stems: string[], language: Language): RegExp {
  const parts = stems
    .filter((stem) => /^[a-z0-9]+$/.test(stem))
    .map((stem) => lettersOf(stem, language))
    .filter((part, _, all) => !all.some((other) => other !== part && part.includes(other)));
  return new RegExp([...new Set(parts), '[\\u00AA-\\u1FFF\\u2070-\\uFFFF]'].join('|'), 'gi');
}

// No word spans `after`.
function wordAt(text: string, index: number, after: number): Word | undefined {
  let from = index;
  while (from > after && mayBeInWord.test(text.charAt(from - 1))) from -= 1;
  for (const word of tokenize(text, from))
    if (word.end > index) return word.start <= index ? word : undefined;
  return undefined;
}

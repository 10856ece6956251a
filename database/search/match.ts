import type { Language } from '#lib/language.ts';
import { lettersOf, stemsOf } from './stem.ts';
import { tokenize, type Word } from './tokenize.ts';

export interface QueryWord {
  word: string;
  roots: string[];
  /** Also of its synonyms. */
  stems: string[];
  phrases: string[][];
  isBeginning: boolean;
  /** The parts of a compound: a text with all of them matches, too. */
  parts?: QueryWord[];
}

export interface Matcher {
  matches(word: Word): boolean;
  firstMatch(text: string): Word | undefined;
}

// Where an apostrophe, a hyphen or what is invisible joins two words, or a number goes on.
const togetherHere = "(?<=[a-z0-9])['’‘`‐‑\\u200B-\\u200D\\u2060-](?=[a-z0-9])|(?<=\\d)[.,]\\d{3}";
const mayBeInUnit = /[a-z0-9.,'`*\u0080-\uFFFF-]/i;

/** Create one per page of results: it caches words. */
export function createMatcher(query: QueryWord[], language: Language): Matcher {
  const known = new Map<string, boolean>();
  const wanted = query.flatMap(withParts).map(({ word, isBeginning, stems, phrases }) => {
    return { word, isBeginning, stems: [...new Set([...stems, ...phrases.flat()])] };
  });
  const stems = wanted.flatMap((each) => each.stems);
  const candidates = candidatePattern(stems, language);
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
        const [first, ...words] = wordsAt(text, index, seen);
        const match = [first, ...words].find((word) => word && matches(word));
        if (match) return match;
        seen = first?.end ?? index + 1;
      }
      return undefined;
    },
  };
}

function withParts(query: QueryWord): QueryWord[] {
  return [query, ...(query.parts ?? []).flatMap(withParts)];
}

// Each word of a longer synonym counts as a stem.
function matchesWord(
  word: string,
  query: Omit<QueryWord, 'phrases' | 'roots' | 'parts'>,
  language: Language,
) {
  if (query.isBeginning ? word.startsWith(query.word) : word === query.word) return true;
  return stemsOf(word, language).some((stem) => query.stems.includes(stem));
}

/** Finds candidates for a match, a hundred times faster than tokenizing a text. Words contain their stems but for one letter; beyond ASCII letters each is checked. */
function candidatePattern(stems: string[], language: Language): RegExp {
  const parts = stems
    .filter((stem) => /^[a-z0-9]+$/.test(stem))
    .map((stem) => lettersOf(stem, language))
    .filter((part, _, all) => !all.some((other) => other !== part && part.includes(other)));
  return new RegExp([...new Set(parts), '[\\u00AA-\\u1FFF\\u2070-\\uFFFF]', togetherHere].join('|'), 'gi');
}

// Words across a place, the longest first; none spans `after`.
function wordsAt(text: string, index: number, after: number): Word[] {
  let from = index;
  while (from > after && mayBeInUnit.test(text.charAt(from - 1))) from -= 1;
  const found: Word[] = [];
  for (const word of tokenize(text, from)) {
    if (word.start > index) break;
    if (word.end > index) found.push(word);
  }
  return found;
}

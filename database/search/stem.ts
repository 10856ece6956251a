// English stems follow Porter's rules. Indonesian affixes are removed by rule, keeping every possible root; words match by a common one (decision 16).

import { LRUCache } from 'lru-cache';
import { stemmer } from 'stemmer';
import type { Language } from '#lib/language.ts';

const particle = /(?:lah|kah|tah|pun)$/;
const possessive = /(?:nya|ku|mu)$/;
const suffixes = [/kan$/, /an$/, /i$/];

/** A prefix, and the first letter of the stem that it may replace: '' for none. */
const prefixes: [prefix: RegExp, lost: string[]][] = [
  [/^[mp]eny(?=[aiueo])/, ['s']],
  [/^[mp]enge(?=[bcdfghjklmnpqrstvwxyz][aiueo][bcdfghjklmnpqrstvwxyz]$)/, ['']],
  [/^[mp]eng(?=[aiueo])/, ['', 'k']],
  [/^[mp]eng(?=[ghkq])/, ['']],
  [/^[mp]em(?=[bfv]|p[lr])/, ['']],
  [/^[mp]em(?=[aiueo])/, ['p', 'm']],
  [/^[mp]en(?=[cdjszt])/, ['']],
  [/^[mp]en(?=[aiueo])/, ['t', 'n']],
  [/^[mp]e(?=[lmnrwy])/, ['']],
  [/^[bpt]er/, ['']],
  [/^[bpt]e(?=kerja|rasa)/, ['']],
  [/^memper/, ['']],
  [/^di/, ['']],
  [/^ke(?=\w+an$)/, ['']],
];

const maxDepth = 3;
// The same words come again and again; the longest has 25 letters. Visitors can make up as many as they like, of any length.
const known = {
  id: new LRUCache<string, string[]>({ max: 10_000 }),
  en: new LRUCache<string, string[]>({ max: 10_000 }),
};
const couldBeRooted = /^[a-z]{4,40}$/;

/** The possible roots of a word, including itself. `word`: as `tokenize` returns it. */
export function stemsOf(word: string, language: Language): string[] {
  if (!couldBeRooted.test(word)) return [word];
  const before = known[language].get(word);
  if (before) return before;
  const found = new Set([word]);
  if (language === 'en') found.add(stemmer(word));
  else stem(word, maxDepth, found);
  const roots = [...found];
  known[language].set(word, roots);
  return roots;
}

/** The root in lists of synonyms: Indonesian ones contain roots. */
export function rootOf(word: string, language: Language): string {
  return language === 'en' ? (stemsOf(word, language).at(-1) ?? word) : word;
}

/** The letters of a root in each of its words: Indonesian prefixes may replace the first, English suffixes the last. */
export function lettersOf(root: string, language: Language): string {
  if (root.length < 3) return root;
  return language === 'en' ? root.slice(0, -1) : root.slice(1);
}

function stem(word: string, depth: number, found: Set<string>): void {
  if (depth === 0) return;
  for (const shorter of [...withoutSuffix(word), ...withoutPrefix(word)]) {
    if (found.has(shorter) || !canBeRoot(shorter)) continue;
    found.add(shorter);
    stem(shorter, depth - 1, found);
  }
}

function withoutSuffix(word: string): string[] {
  const bare = word.replace(particle, '').replace(possessive, '');
  const shorter = suffixes.filter((suffix) => suffix.test(bare)).map((suffix) => bare.replace(suffix, ''));
  return bare === word ? shorter : [bare, ...shorter];
}

function withoutPrefix(word: string): string[] {
  return prefixes.flatMap(([prefix, lost]) => {
    if (!prefix.test(word)) return [];
    const rest = word.replace(prefix, '');
    return lost.map((letter) => letter + rest);
  });
}

// Two vowels or as short as `cat`, with a pronounceable beginning and end.
function canBeRoot(word: string): boolean {
  if (word.length < 3 || /^(?:n[^aiueoy]|m[^aiueo]|[^aiueo]{3})/.test(word)) return false;
  if (/[^aiueo]{2}$/.test(word) && !/(?:ng|ny|kh|sy|rs|ks)$/.test(word)) return false;
  return /[aiueo].*[aiueo]/.test(word);
}

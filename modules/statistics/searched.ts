import { type Language, languages } from '#lib/language.ts';
import type { Search } from '#server/visits/points.ts';
import { other } from './counts.ts';
import { hasNumber } from './source.ts';

const longestQuery = 80;

/**
 * The name under which a search is counted: in lower case, so that spellings don't differ, and after the second language of
 * the site and a tab, which no words have. An email address or a number that could be somebody's isn't stored.
 */
export function searchName({ words, language }: Search): string {
  const clean = words.normalize('NFC').replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
  const isPersonal = clean.includes('@') || hasNumber(clean);
  if (isPersonal || clean.length > longestQuery || !clean) return other;
  return (language ? `${language}\t` : '') + clean.toLowerCase();
}

/** The words of a counted name, and the second language of the site, if they were searched for in that. */
export function readSearch(name: string): { words: string; language: Language | null } {
  const language = languages.find((each) => name.startsWith(`${each}\t`));
  return { words: language ? name.slice(language.length + 1) : name, language: language ?? null };
}

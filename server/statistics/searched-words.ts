import { other } from './counts.ts';
import { hasNumber } from './source.ts';

const longest = 80;

/**
 * What visitors searched for, as it is counted: in lower case, so that spellings don't differ. An email address or a number
 * that could be somebody's isn't stored.
 */
export function searchedWords(words: string): string {
  const clean = words.normalize('NFC').replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim();
  const isPersonal = clean.includes('@') || hasNumber(clean);
  return isPersonal || clean.length > longest || !clean ? other : clean.toLowerCase();
}

import * as z from 'zod/mini';
import { groupIn, longestWord } from './search-words.ts';

/** What a word means to the search, as a form has it: other words, with commas between. A line of the words for the search. */
export interface Synonym {
  word: string;
  others: string;
}

/** It as a line. */
export function lineOf({ word, others }: Synonym): string {
  return `${word.trim()} = ${others.trim()}`;
}

/** All of them, with their lines. Lines that are none are left out. */
export function synonymsIn(searchWords: string): (Synonym & { line: string })[] {
  return searchWords.split('\n').flatMap((line) => {
    const [word = '', ...others] = groupIn(line) ?? [];
    return word ? [{ line, word, others: others.join(', ') }] : [];
  });
}

/** What a person enters. */
export const synonymFields = z.object({ word: z.string(), others: z.string() }).check(
  z.superRefine((typed, context) => {
    const word = typed.word.trim();
    if (!word || /[=,\n]/.test(word) || word.length > longestWord) {
      const message = 'Write one word or a few, without commas.';
      context.addIssue({ code: 'custom', path: ['word'], message });
    } else if (!groupIn(lineOf(typed))) {
      const message = 'Write other words with commas between, such as karton, dus.';
      context.addIssue({ code: 'custom', path: ['others'], message });
    }
  }),
);

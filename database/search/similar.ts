import { sql } from 'drizzle-orm';
import type { Queries } from '../client.ts';

// Of shorter words nearly everything is one letter away.
const shortest = 4;
const longest = 24;
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * The words as they stand somewhere in the index: each one that doesn't is replaced by the most frequent one that
 * differs in one letter (another, one more, one less, two swapped). Null when there is nothing to replace, or nothing to
 * replace it with.
 */
export function similarWords(db: Queries, words: string[]): string[] | null {
  const known: string[] = [];
  for (const word of words) {
    const near = frequencyOf(db, word) > 0 ? word : mostFrequentNear(db, word);
    if (near === null) return null;
    known.push(near);
  }
  return known.some((word, index) => word !== words[index]) ? known : null;
}

// A few hundred looks into the index, each by its key, instead of reading all the words there are.
function mostFrequentNear(db: Queries, word: string): string | null {
  if (word.length < shortest || word.length > longest) return null;
  let best: { word: string; documents: number } | null = null;
  for (const near of new Set(oneLetterAway(word))) {
    const documents = frequencyOf(db, near);
    if (documents > (best?.documents ?? 0)) best = { word: near, documents };
  }
  return best?.word ?? null;
}

function frequencyOf(db: Queries, word: string): number {
  const [row] = db.all<{ doc: number }>(sql`select doc from search_words where term = ${word}`);
  return row?.doc ?? 0;
}

function* oneLetterAway(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
    if (after) yield before + after.slice(1);
    if (after.length > 1) yield before + after.charAt(1) + after.charAt(0) + after.slice(2);
  }
}

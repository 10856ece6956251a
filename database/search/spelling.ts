import { sql } from 'drizzle-orm';
import type { Queries } from '../client.ts';
import { isShown } from '../search.ts';

// Nearly everything is one letter away from shorter words.
const shortest = 4;
const longestWord = 24;
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Replaces unknown words by the most frequent ones at one letter's distance. Null without a replacement. */
export function correctSpelling(db: Queries, words: string[]): string[] | null {
  const known: string[] = [];
  for (const word of words) {
    const near = mostFrequent(db, [word]) ?? mostFrequent(db, oneLetterAway(word));
    if (near === null) return null;
    known.push(near);
  }
  return known.some((word, index) => word !== words[index]) ? known : null;
}

// The vocabulary filters hundreds of candidates quickly; the index takes ten times as long to count entries.
function mostFrequent(db: Queries, words: Iterable<string>): string | null {
  const list = JSON.stringify([...new Set(words)]);
  const [best] = db.all<{ term: string }>(sql`
    select term from json_each(${list}) cross join search_vocabulary on word = value cross join search_words on term = word
    where exists (select 1 from search join search_entries on id = search.rowid
      where search match '"' || term || '"' and ${isShown})
    order by doc desc, key limit 1`);
  return best?.term ?? null;
}

function* oneLetterAway(word: string): Generator<string> {
  if (word.length < shortest || word.length > longestWord) return;
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
